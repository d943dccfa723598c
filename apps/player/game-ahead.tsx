import { useEffect } from 'react'
import { whenIdle } from '#platform/browser/late/when-idle.ts'
import { screens } from './routes/screens.ts'

/** A player's next page is mostly a game: the page around it is prefetched. */
export function GameAhead() {
  // A failed prefetch is repeated by the tap.
  useEffect(() => whenIdle(() => void screens.start.load().catch(() => {})), [])
  return null
}
