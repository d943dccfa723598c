import { useEffect, useMemo } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { whenIdle } from '#platform/browser/late/when-idle.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** A cheap phone reads so many in about half a frame. */
const gamesAtOnce = 200

const indexes = new WeakMap<readonly Game[], SearchIndex>()

/** The index of these games, built once for all searching screens, in idle time before the first search. */
export function useSearchIndex(games: readonly Game[]): SearchIndex {
  const index = useMemo(() => indexOf(games), [games])
  useEffect(() => {
    let callOff = () => {}
    const growOn = () => {
      if (!index.grow(gamesAtOnce)) callOff = whenIdle(growOn)
    }
    callOff = whenIdle(growOn)
    return () => callOff()
  }, [index])
  return index
}

function indexOf(games: readonly Game[]): SearchIndex {
  const made = indexes.get(games) ?? createSearchIndex(games)
  indexes.set(games, made)
  return made
}
