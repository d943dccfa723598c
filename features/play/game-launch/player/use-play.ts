import { useState } from 'react'
import { usePlayStop } from '#features/players/responsible-play/player/index.ts'
import { useOnReturn } from '#platform/browser/connection/use-on-return.ts'
import { isUnreachable } from './launch-failure.tsx'
import { type LaunchRequest, useGameLaunch } from './use-game-launch.ts'
import { usePlayFigures } from './use-play-figures.ts'

export type Play = ReturnType<typeof usePlay>

/** A game from its launch on: its figures, its menu, and whether its rounds can be recalculated. */
export function usePlay({ gameId, mode }: LaunchRequest) {
  const { launch, reload, presenceDialog } = useGameLaunch({ gameId, mode })
  const isPlaying = launch.kind === 'playing'
  const figures = usePlayFigures(isPlaying)
  // A player whose play is stopped learns the reason from the next launch, which is refused with it.
  usePlayStop(isPlaying && mode === 'real', reload)
  useOnReturn(reload, launch.kind === 'failed' && isUnreachable(launch.failure))
  const [menu, setMenu] = useState<{ readonly open: () => void }>()
  const [isProvable, setProvable] = useState(false)
  return {
    launch,
    reload,
    presenceDialog,
    figures,
    isProvable,
    markProvable: () => setProvable(true),
    /** Opens the game's own menu; undefined if the game shows its own. */
    openMenu: isPlaying ? menu?.open : undefined,
    keepMenu: (open: () => void) => setMenu({ open }),
  }
}
