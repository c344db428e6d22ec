package io.github.reflectionfreejackson.benchmarks.payload;

/**
 * Twenty primitives.
 */
public class Numbers {

	private int count;

	private long bytesSent;

	private double mean;

	private boolean active;

	private short port;

	private int retries;

	private long startedAt;

	private double deviation;

	private boolean secure;

	private short weight;

	private int errors;

	private long bytesReceived;

	private double minimum;

	private boolean cached;

	private float load;

	private int threads;

	private long sequence;

	private double maximum;

	private boolean idle;

	private byte priority;

	public int getCount() {
		return this.count;
	}

	public void setCount(int count) {
		this.count = count;
	}

	public long getBytesSent() {
		return this.bytesSent;
	}

	public void setBytesSent(long bytesSent) {
		this.bytesSent = bytesSent;
	}

	public double getMean() {
		return this.mean;
	}

	public void setMean(double mean) {
		this.mean = mean;
	}

	public boolean isActive() {
		return this.active;
	}

	public void setActive(boolean active) {
		this.active = active;
	}

	public short getPort() {
		return this.port;
	}

	public void setPort(short port) {
		this.port = port;
	}

	public int getRetries() {
		return this.retries;
	}

	public void setRetries(int retries) {
		this.retries = retries;
	}

	public long getStartedAt() {
		return this.startedAt;
	}

	public void setStartedAt(long startedAt) {
		this.startedAt = startedAt;
	}

	public double getDeviation() {
		return this.deviation;
	}

	public void setDeviation(double deviation) {
		this.deviation = deviation;
	}

	public boolean isSecure() {
		return this.secure;
	}

	public void setSecure(boolean secure) {
		this.secure = secure;
	}

	public short getWeight() {
		return this.weight;
	}

	public void setWeight(short weight) {
		this.weight = weight;
	}

	public int getErrors() {
		return this.errors;
	}

	public void setErrors(int errors) {
		this.errors = errors;
	}

	public long getBytesReceived() {
		return this.bytesReceived;
	}

	public void setBytesReceived(long bytesReceived) {
		this.bytesReceived = bytesReceived;
	}

	public double getMinimum() {
		return this.minimum;
	}

	public void setMinimum(double minimum) {
		this.minimum = minimum;
	}

	public boolean isCached() {
		return this.cached;
	}

	public void setCached(boolean cached) {
		this.cached = cached;
	}

	public float getLoad() {
		return this.load;
	}

	public void setLoad(float load) {
		this.load = load;
	}

	public int getThreads() {
		return this.threads;
	}

	public void setThreads(int threads) {
		this.threads = threads;
	}

	public long getSequence() {
		return this.sequence;
	}

	public void setSequence(long sequence) {
		this.sequence = sequence;
	}

	public double getMaximum() {
		return this.maximum;
	}

	public void setMaximum(double maximum) {
		this.maximum = maximum;
	}

	public boolean isIdle() {
		return this.idle;
	}

	public void setIdle(boolean idle) {
		this.idle = idle;
	}

	public byte getPriority() {
		return this.priority;
	}

	public void setPriority(byte priority) {
		this.priority = priority;
	}

}
