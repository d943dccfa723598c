import { useSyncExternalStore } from 'react'
import { scrollToTopThresholdPx } from '#core/constants/specification.ts'

/** Whether the page is scrolled so far down that the way back to its top is worth a control. */
export function useScrolledDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrollToTopThresholdPx,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
