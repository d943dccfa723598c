import { useEffect, useEffectEvent } from 'react'
import { nothingLiesOver } from '#platform/ui/dialog/opening-queue.ts'

const checkEveryMs = 1_500
/** Nothing opens right after the player has closed something. */
const quietChecks = 4

/** Runs the action once nothing has covered the page for a while, if it is still wanted. */
export function useQuietMoment(enabled: boolean, act: () => void): void {
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (!enabled) return undefined
    let quiet = 0
    const timer = setInterval(() => {
      quiet = nothingLiesOver() ? quiet + 1 : 0
      if (quiet === quietChecks) begin()
    }, checkEveryMs)
    return () => clearInterval(timer)
  }, [enabled])
}
