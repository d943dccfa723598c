const latestMs = 1_500

/** Does something in a moment in which the page has nothing to draw; at the latest after a while. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: latestMs })
  else setTimeout(work, latestMs / 4)
}
