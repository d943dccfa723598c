/** The lowest and the highest at which one may get off, in hundredths. */
export const heightMin = 101
export const heightMax = 100_000

const hundredths = 100
/** How it grows: to twice as much in some nine seconds, to ten times in half a minute. */
export const growthInMs = 0.000_08

/** How high the eagle is after so long, in hundredths. */
export const heightAt = (ms: number): number => Math.floor(hundredths * Math.exp(growthInMs * Math.max(0, ms)))

/** How long it takes until it would be higher than that. */
export function flightMs(point: number): number {
  let ms = Math.floor(Math.log((point + 1) / hundredths) / growthInMs)
  // A logarithm may lie a little beside its power; the curve alone decides.
  while (heightAt(ms) <= point) ms++
  return ms
}
