import { useEffect, useEffectEvent, useState } from 'react'
import { waitForOpening } from '#platform/ui/dialog/opening-queue.ts'

interface OpeningOptions {
  /** Lower ranks open first. */
  rank: number
  /** Its content is known, and it was not shown before. */
  isDue: boolean
  /** Asked when its turn has come. */
  mayOpen?: (() => boolean) | undefined
}

/** For content that opens by itself: opens when it is due and its turn has come. Once closed, it stays closed. */
export function useOpening({ rank, isDue, mayOpen }: OpeningOptions) {
  const [stage, setStage] = useState<'waits' | 'open' | 'closed'>('waits')
  const takesPart = isDue && stage !== 'closed'
  const isAllowed = useEffectEvent(() => mayOpen?.() !== false)
  useEffect(() => {
    if (!takesPart) return undefined
    const leave = waitForOpening({ rank, open: () => setStage('open'), mayOpen: () => isAllowed() })
    return () => {
      leave()
      // Due again later, it queues again.
      setStage((now) => (now === 'open' ? 'waits' : now))
    }
  }, [takesPart, rank])
  return { open: takesPart && stage === 'open', close: () => setStage('closed') }
}
