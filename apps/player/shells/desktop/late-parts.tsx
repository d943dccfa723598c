import { useEffect } from 'react'
import { TileFactsOnHover } from '#features/lobby/games/player/index.ts'
import { keepFocus } from '#platform/browser/focus/keep-focus.ts'
import { DesktopKeys } from './desktop-keys.tsx'
import { OpenGame } from './open-game.tsx'
import { SectionMenu } from './section-menu.tsx'

export type LatePartsProps = { readonly withMenu: boolean; readonly withSection: boolean; readonly path: string }

/** The parts of the frame that a first picture does without, in one file, because each file costs the first visit. */
export function LateParts({ withMenu, withSection, path }: LatePartsProps) {
  useEffect(() => keepFocus(document), [])
  return (
    <>
      {withSection && <SectionMenu path={path} />}
      <OpenGame />
      <TileFactsOnHover />
      {withMenu && <DesktopKeys />}
    </>
  )
}
