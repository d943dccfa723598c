import { useEffect } from 'react'
import { followArrows } from '#features/lobby/games/player/index.ts'

/** What keys do on the home, fetched once the page works. Draws nothing. */
export function HomeKeys() {
  useEffect(() => followArrows(document), [])
  return null
}
