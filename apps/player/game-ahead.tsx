import { useEffect } from 'react'
import { whenIdle } from '#platform/browser/late/when-idle.ts'
import { screens } from './routes/screens.ts'

/** Where a player goes next is mostly a game: the page around it is there before a tile is tapped. */
export function GameAhead() {
  // A failed prefetch is repeated by the tap.
  useEffect(() => whenIdle(() => void screens.start.load().catch(() => {})), [])
  return null
}
