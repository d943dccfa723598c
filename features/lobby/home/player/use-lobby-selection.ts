import { useState, useTransition } from 'react'
import * as v from 'valibot'
import { usePage } from '#platform/browser/router/router-context.ts'
import { useNavigationData } from '#platform/browser/router/use-navigation-data.ts'
import { type LobbyPlace, placeWished } from '#features/lobby/games/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'

const wishSchema = v.object({ typeId: v.optional(v.number()), brandId: v.optional(v.number()) })

export type LobbyPlaceChoice = LobbyPlace & {
  readonly chooseTab: (tab: number) => void
  readonly chooseBrand: (brand: number | undefined) => void
}

/**
 * The tab and brand that the lobby shows. They stay while other pages are shown; the page before may wish for others by
 * its navigation data, once.
 */
export function useLobbyPlace(): LobbyPlaceChoice {
  const { gameTypes: types, gameBrands: brands } = useLobbyConfiguration()
  const { key } = usePage().entry
  const wish = useNavigationData(wishSchema)
  const [place, setPlace] = useState(() => ({ ...placeWished(wish, { types, brands }), wishedBy: key }))
  const [, startTransition] = useTransition()
  if (wish && place.wishedBy !== key) setPlace({ ...placeWished(wish, { types, brands }), wishedBy: key })

  return {
    tab: place.tab,
    brand: place.brand,
    chooseTab: (tab) => startTransition(() => setPlace({ tab, brand: undefined, wishedBy: key })),
    chooseBrand: (brand) => startTransition(() => setPlace((now) => ({ ...now, brand }))),
  }
}
