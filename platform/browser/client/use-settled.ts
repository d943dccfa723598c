import { useEffect, useState } from 'react'
import { type Duration, seconds } from '#core/clock/duration.ts'

const patience = seconds(3)

/**
 * Whether a page may show what the finger will aim at: once everything above it has come, so that nothing moves under
 * the finger, and in any case after a wait that a person bears. What was shown once stays.
 */
export function useSettled(waiting: boolean, atMost: Duration = patience): boolean {
  const [settled, setSettled] = useState(false)
  // While it is drawn, not after it: what is shown now may itself ask anew, and would be taken away again by that.
  if (!settled && !waiting) setSettled(true)
  useEffect(() => {
    if (settled) return
    const timer = setTimeout(() => setSettled(true), atMost)
    return () => clearTimeout(timer)
  }, [settled, atMost])
  return settled
}
