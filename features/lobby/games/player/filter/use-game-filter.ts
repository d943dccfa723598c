import { startTransition, useState } from 'react'
import { usePage } from '#platform/browser/router/router-context.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { filterOfSearch, searchOfFilter } from './filter-address.ts'
import type { GameFilter } from './game-filter.ts'

/** The filter of this page, which its address keeps: a player who comes back finds the games that they left. */
export function useGameFilter(): readonly [GameFilter, (filter: GameFilter) => void] {
  const { path, search } = usePage()
  const navigate = useNavigate()
  const [kept, setKept] = useState({ search, filter: filterOfSearch(search) })
  if (kept.search !== search) setKept({ search, filter: filterOfSearch(search) })
  const choose = (filter: GameFilter) =>
    startTransition(() => navigate(path + searchOfFilter(search, filter), { replace: true }))
  return [kept.filter, choose]
}
