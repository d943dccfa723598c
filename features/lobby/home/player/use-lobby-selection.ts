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
  /** Shows what an address asks for. */
  readonly show: (request: v.InferOutput<typeof requestSchema>) => void
}

/**
 * The tab and brand that the lobby shows. They stay while other pages are shown; the page before may wish for others by
 * its navigation data, once.
 */
export function useLobbySelection(): LobbySelectionChoice {
  const { gameTypes: types, gameBrands: brands } = useLobbyConfiguration()
  const { key } = usePage().entry
  const request = useNavigationData(requestSchema)
  const selectionOf = (wish: typeof request) => ({ ...selectionRequested(wish, { types, brands }), key })
  const [selection, setSelection] = useState(() => selectionOf(request))
  const [, startTransition] = useTransition()
  const select = (change: Parameters<typeof setSelection>[0]) => startTransition(() => setSelection(change))
  if (request && selection.key !== key) setSelection(selectionOf(request))
  return {
    tab: selection.tab,
    brand: selection.brand,
    chooseTab: (tab) => select({ tab, brand: undefined, key }),
    show: (wish) => select(selectionOf(wish)),
    chooseBrand: (brand) => select((now) => ({ ...now, brand })),
  }
}
