// Each bucket is a quarter longer than the one before, so that a percentile is at most a quarter too high, and never too low.
const step = 1.25
const shortestMs = 0.1
const longestMs = 600_000

export const bucketOf = (ms: number): number =>
  Math.ceil(Math.log(Math.min(Math.max(ms, shortestMs), longestMs)) / Math.log(step) - 1e-9)

/** The longest time in a bucket, in milliseconds. */
export const bucketMsMax = (bucket: number): number => step ** bucket
