import { useState, useTransition } from 'react'
import * as v from 'valibot'
import { usePage } from '#platform/browser/router/router-context.ts'
import { useNavigationData } from '#platform/browser/router/use-navigation-data.ts'
import { type LobbyPlace, placeRequested } from '#features/lobby/games/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'

const requestSchema = v.object({ typeId: v.optional(v.number()), brandId: v.optional(v.number()) })

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
  const request = useNavigationData(requestSchema)
  const [place, setPlace] = useState(() => ({ ...placeRequested(request, { types, brands }), requestedBy: key }))
  const [, startTransition] = useTransition()
  if (request && place.requestedBy !== key)
    setPlace({ ...placeRequested(request, { types, brands }), requestedBy: key })

  return {
    tab: place.tab,
    brand: place.brand,
    chooseTab: (tab) => startTransition(() => setPlace({ tab, brand: undefined, requestedBy: key })),
    chooseBrand: (brand) => startTransition(() => setPlace((now) => ({ ...now, brand }))),
  }
}
