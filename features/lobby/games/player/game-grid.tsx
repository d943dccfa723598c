import { type CSSProperties, useEffect, useRef } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import styles from './game-grid.module.css'
import { followArrows } from './follow-arrows.ts'
import { GameTile } from './game-tile.tsx'
import { useTileGestures } from './use-tile-gestures.ts'
import { useWindowRows } from './use-window-rows.ts'

export type GameGridProps = {
  /** What the games have in common, for those who hear the page. */
  readonly label: string
  readonly games: readonly Game[]
  readonly onInfo: (game: Game) => void
  /** The first row is part of what a visitor sees first. */
  readonly eager?: boolean
}

/** Drawn before anything could be measured: on the server, and where there is no layout. */
const firstTiles = 12

/** A grid of any number of games, of which only the rows near the screen are in the page. */
export function GameGrid({ label, games, onInfo, eager = false }: GameGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { from, to, columns } = useWindowRows(frame, games.length)
  const gestures = useTileGestures(games, onInfo)
  useEffect(() => followArrows(document), [])
  const first = columns === undefined ? 0 : from * columns
  const drawn = games.slice(first, columns === undefined ? firstTiles : to * columns)
  const measured = columns === undefined ? {} : { '--rows': Math.ceil(games.length / columns), '--from': from }
  const height: CSSProperties & Readonly<Record<`--${string}`, number>> = { '--count': games.length, ...measured }
  return (
    <div className={styles.ground}>
      <div ref={frame} className={styles.frame} style={height} role="presentation" data-tiles {...gestures}>
        <ul className={styles.rows} aria-label={label}>
          {drawn.map((game, at) => (
            <GameTile
              key={game.id}
              game={game}
              position={first + at + 1}
              count={games.length}
              eager={eager && first + at < eagerTiles}
              onInfo={onInfo}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

const eagerTiles = 3
