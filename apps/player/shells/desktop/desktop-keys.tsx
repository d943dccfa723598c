import { useEffect, useEffectEvent } from 'react'
import { followSlash } from '#features/lobby/search/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { followKeys } from './follow-keys.ts'
import { keyDestinations } from './key-destinations.ts'
import { showKeys, useKeysOn, useKeysShown } from './key-choice.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { foldMenu } from './menu-fold.ts'

/** What keys do on every page with the menu, fetched once the page works. */
export function DesktopKeys() {
  const navigate = useNavigate()
  const hasRoute = useHasRoute()
  const isOn = useKeysOn()
  const shown = useKeysShown()
  const destinations = keyDestinations.filter(({ to }) => hasRoute(to))
  const destinationOf = useEffectEvent((letter: string) => destinations.find(({ key }) => key === letter)?.to)
  const go = useEffectEvent((to: string) => navigate(to))
  useEffect(
    () =>
      isOn
        ? followKeys(document, {
            destinationOf: (letter) => destinationOf(letter),
            go: (to) => go(to),
            showList: () => showKeys(true),
            foldMenu,
          })
        : undefined,
    [isOn],
  )
  useEffect(() => (isOn ? followSlash(document) : undefined), [isOn])
  return <KeysDialog open={shown} onClose={() => showKeys(false)} destinations={destinations} />
}
