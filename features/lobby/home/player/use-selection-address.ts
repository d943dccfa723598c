import { useEffect, useEffectEvent, useRef } from 'react'
import { lobbyTab } from '#core/enumerations/game-type.ts'
import { filterOfSearch, searchOfFilter } from '#features/lobby/games/player/index.ts'
import { usePage, useRouter } from '#platform/browser/router/router-context.ts'
import type { LobbySelectionChoice } from './use-lobby-selection.ts'

/**
 * Keeps the tab and the brand in the address. A page that is arrived at, by a link or by going back, shows what its
 * address names; from then on the address follows what is chosen. Another tab begins without filters.
 */
export function useSelectionAddress({ tab, brand, show }: LobbySelectionChoice): void {
  const { path, search, entry } = usePage()
  const { navigator } = useRouter()
  const arrivedBy = useRef<number>(undefined)

  const arrive = useEffectEvent(() => {
    arrivedBy.current = entry.key
    const { typeId, brandId } = filterOfSearch(search)
    if (typeId === undefined || (typeId === tab && brandId === brand)) return false
    show({ typeId, brandId })
    return true
  })
  const follow = useEffectEvent(() => {
    // The next page may be on its way already: its address is not this page's to replace.
    if (navigator.location().entry.key !== entry.key) return
    const next = addressOf(search, { tab, brand })
    if (next !== search) navigator.navigate(path + next, { replace: true })
  })
  useEffect(() => {
    if (arrivedBy.current === entry.key || !arrive()) follow()
  }, [tab, brand, search, entry.key])
}

function addressOf(search: string, { tab, brand }: Pick<LobbySelectionChoice, 'tab' | 'brand'>): string {
  const now = filterOfSearch(search)
  const typeId = tab === lobbyTab.home ? undefined : tab
  if (now.typeId === typeId && now.brandId === brand) return search
  return searchOfFilter(search, now.typeId === typeId ? { ...now, brandId: brand } : { typeId, brandId: brand })
}
