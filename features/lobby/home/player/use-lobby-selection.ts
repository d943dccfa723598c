import { useState, useTransition } from 'react'
import * as v from 'valibot'
import { usePage } from '#platform/browser/router/router-context.ts'
import { useNavigationData } from '#platform/browser/router/use-navigation-data.ts'
import { type LobbySelection, selectionRequested } from '#features/lobby/games/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'

const requestSchema = v.object({ typeId: v.optional(v.number()), brandId: v.optional(v.number()) })

export type LobbySelectionChoice = LobbySelection & {
  readonly chooseTab: (tab: number) => void
  readonly chooseBrand: (brand: number | undefined) => void
}

/**
 * The tab and brand that the lobby shows. They stay while other pages are shown; the page before may wish for others by
 * its navigation data, once.
 */
export function useLobbySelection(): LobbySelectionChoice {
  const { gameTypes: types, gameBrands: brands } = useLobbyConfiguration()
  const { key } = usePage().entry
  const request = useNavigationData(requestSchema)
  const [selection, setSelection] = useState(() => ({
    ...selectionRequested(request, { types, brands }),
    requestedBy: key,
  }))
  const [, startTransition] = useTransition()
  if (request && selection.requestedBy !== key)
    setSelection({ ...selectionRequested(request, { types, brands }), requestedBy: key })

  return {
    tab: selection.tab,
    brand: selection.brand,
    chooseTab: (tab) => startTransition(() => setSelection({ tab, brand: undefined, requestedBy: key })),
    chooseBrand: (brand) => startTransition(() => setSelection((now) => ({ ...now, brand }))),
  }
}
