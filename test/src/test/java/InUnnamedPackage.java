/**
 * A class that no other package can refer to.
 */
public class InUnnamedPackage {

	public int number;

}
