const idleWithinMs = 1_000

/** Runs the work in a task of its own once the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: idleWithinMs })
  return () => cancelIdleCallback(handle)
}
