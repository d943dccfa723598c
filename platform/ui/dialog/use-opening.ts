import { useEffect, useState } from 'react'
import { waitForOpening } from '#platform/ui/dialog/opening-queue.ts'

interface OpeningOptions {
  /** The smaller is the first of those that wait. */
  rank: number
  /** What it shows is known, and it was not shown before. */
  isDue: boolean
}

/** For what opens by itself: opens when it is due and its turn has come. Closed, it stays closed. */
export function useOpening({ rank, isDue }: OpeningOptions) {
  const [stage, setStage] = useState<'waits' | 'open' | 'closed'>('waits')
  const takesPart = isDue && stage !== 'closed'
  useEffect(() => {
    if (!takesPart) return undefined
    const leave = waitForOpening({ rank, open: () => setStage('open') })
    return () => {
      leave()
      // What is due again later waits for its turn again.
      setStage((now) => (now === 'open' ? 'waits' : now))
    }
  }, [takesPart, rank])
  return { open: takesPart && stage === 'open', close: () => setStage('closed') }
}
