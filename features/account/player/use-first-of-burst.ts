import { useRef } from 'react'
import type { Duration } from '#core/clock/duration.ts'

/**
 * Debounces taps at their front: true for the first of a burst, false for all that follow before there was quiet for
 * the wait. Nobody waits for the quiet, and a double tap acts once.
 */
export function useFirstOfBurst(wait: Duration): () => boolean {
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined)
  return () => {
    const first = quiet.current === undefined
    clearTimeout(quiet.current)
    quiet.current = setTimeout(() => {
      quiet.current = undefined
    }, wait)
    return first
  }
}
