import type { ReactNode } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { GameGrid, type GameGridProps } from './game-grid.tsx'
import { GameListFailure } from './list/game-list-failure.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import type { Games } from './list/use-games.ts'

export type GameShelfProps = Pick<GameGridProps, 'label' | 'eager' | 'onInfo'> & {
  /** Of all games those that belong here. */
  readonly shown: readonly Game[]
  readonly from: Pick<Games, 'state' | 'retry'>
  /** Stands here where there are none. */
  readonly children: ReactNode
}

/** Games, or why there are none: loading, failed, or really none. */
export function GameShelf({ shown, from, children, ...grid }: GameShelfProps) {
  return (
    <>
      {shown.length > 0 && <GameGrid games={shown} {...grid} />}
      {from.state === 'first' && <GridSkeleton />}
      {from.state === 'failed' && <GameListFailure onRetry={from.retry} />}
      {from.state === 'whole' && shown.length === 0 && children}
    </>
  )
}
