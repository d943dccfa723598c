const growthWaitMs = 2_000

/**
 * Scrolls the page to a position without animation. While content is still loading, it follows each growth of the page
 * until the position is reached, the player scrolls, or the time is up. Returns the stop function.
 */
export function scrollToWhenTallEnough(top: number): () => void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' })
  const reaches = () => document.documentElement.scrollHeight - window.innerHeight >= top
  jump()
  if (reaches()) return () => {}

  const ends = new AbortController()
  const stop = () => ends.abort()
  const growth = new ResizeObserver(() => {
    jump()
    if (reaches()) stop()
  })
  growth.observe(document.body)
  const timer = setTimeout(stop, growthWaitMs)
  ends.signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timer)
  })
  for (const act of ['wheel', 'touchstart', 'keydown'] as const) {
    window.addEventListener(act, stop, { signal: ends.signal, passive: true })
  }
  return stop
}
