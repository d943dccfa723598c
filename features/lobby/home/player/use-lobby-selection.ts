import { useState, useTransition } from 'react'
import * as v from 'valibot'
import { usePage } from '#platform/browser/router/router-context.ts'
import { useNavigationData } from '#platform/browser/router/use-navigation-data.ts'
import { type LobbySelection, selectionWished } from '#features/lobby/games/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'

const wishSchema = v.object({ typeId: v.optional(v.number()), brandId: v.optional(v.number()) })

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
  const wish = useNavigationData(wishSchema)
  const [selection, setSelection] = useState(() => ({ ...selectionWished(wish, { types, brands }), wishedBy: key }))
  const [, startTransition] = useTransition()
  if (wish && selection.wishedBy !== key) setSelection({ ...selectionWished(wish, { types, brands }), wishedBy: key })

  return {
    tab: selection.tab,
    brand: selection.brand,
    chooseTab: (tab) => startTransition(() => setSelection({ tab, brand: undefined, wishedBy: key })),
    chooseBrand: (brand) => startTransition(() => setSelection((now) => ({ ...now, brand }))),
  }
}
