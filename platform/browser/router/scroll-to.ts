const growthWaitMs = 2_000

/**
 * Scrolls the page there without a motion. Content that is still on its way makes the page grow: until it reaches the
 * place, or the player takes over, or the wait is over, each growth is followed. Returns the end of it.
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
