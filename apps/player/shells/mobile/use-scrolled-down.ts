import { useSyncExternalStore } from 'react'
import { scrollCheckThrottle, scrollToTopThresholdPx } from '#core/constants/specification.ts'

/** Whether the page is scrolled so far down that the way back to its top is worth a control. */
export function useScrolledDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrollToTopThresholdPx,
    () => false,
  )
}

/** Looks at the first movement and then twice a second: a cheap phone has better to do while it scrolls. */
function subscribe(listener: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  let missed = false
  const look = () => {
    if (resting !== undefined) {
      missed = true
      return
    }
    missed = false
    listener()
    resting = setTimeout(() => {
      resting = undefined
      if (missed) look()
    }, scrollCheckThrottle)
  }
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    clearTimeout(resting)
    window.removeEventListener('scroll', look)
  }
}
