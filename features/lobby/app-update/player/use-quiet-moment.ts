import { useEffect, useEffectEvent } from 'react'
import { nothingLiesOver } from '#platform/ui/dialog/opening-queue.ts'

const checkEveryMs = 1_500
/** Who has just closed something is not met by the next. */
const quietChecks = 4

/** Acts once nothing has lain over the page for a while, as long as that is wanted. */
export function useQuietMoment(wanted: boolean, act: () => void): void {
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (!wanted) return undefined
    let quiet = 0
    const timer = setInterval(() => {
      quiet = nothingLiesOver() ? quiet + 1 : 0
      if (quiet === quietChecks) begin()
    }, checkEveryMs)
    return () => clearInterval(timer)
  }, [wanted])
}
