import { useEffect, useState } from 'react'
import { type Duration, seconds } from '#core/clock/duration.ts'

const patience = seconds(3)

/**
 * Whether a page may show its tap targets: once everything above them has arrived, so that nothing moves under the
 * finger, and in any case after a bearable wait. It never goes back to false.
 */
export function useSettled(waiting: boolean, atMost: Duration = patience): boolean {
  const [settled, setSettled] = useState(false)
  // Set while rendering, not in an effect: content that appears now may start queries of its own, which must not hide
  // it again.
  if (!settled && !waiting) setSettled(true)
  useEffect(() => {
    if (settled) return
    const timer = setTimeout(() => setSettled(true), atMost)
    return () => clearTimeout(timer)
  }, [settled, atMost])
  return settled
}
