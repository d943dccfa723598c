const idleWithinMs = 1_000

/** Runs the work in a separate task when the browser is idle. Returns the cancel function. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: idleWithinMs })
  return () => cancelIdleCallback(handle)
}
