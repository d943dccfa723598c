import { useSyncExternalStore } from 'react'
import { scrollCheckThrottle, scrollToTopThresholdPx } from '#core/constants/specification.ts'

/** Whether the page is scrolled far enough for a "back to top" control. */
export function useScrolledDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrollToTopThresholdPx,
    () => false,
  )
}

/** Checks at the first scroll event and then twice a second: a cheap phone has better things to do while scrolling. */
function subscribe(listener: () => void): () => void {
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  let missed = false
  const look = () => {
    if (settleTimer !== undefined) {
      missed = true
      return
    }
    missed = false
    listener()
    settleTimer = setTimeout(() => {
      settleTimer = undefined
      if (missed) look()
    }, scrollCheckThrottle)
  }
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    clearTimeout(settleTimer)
    window.removeEventListener('scroll', look)
  }
}
