import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import styles from './game-grid.module.css'
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
  const first = columns === undefined ? 0 : from * columns
  const drawn = games.slice(first, columns === undefined ? firstTiles : to * columns)
  const measured = columns === undefined ? {} : { '--rows': Math.ceil(games.length / columns), '--from': from }
  const height: CSSProperties & Readonly<Record<`--${string}`, number>> = { '--count': games.length, ...measured }
  return (
    <div className={styles.ground}>
      <div
        ref={frame}
        className={styles.frame}
        style={height}
        role="presentation"
        onKeyDown={moveByArrow}
        {...gestures}
      >
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

/** Arrows go from tile to tile, as they do in a table. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-game]')]
  const at = links.findIndex((link) => link === event.target)
  const step = stepOf(event.key, links)
  if (at < 0 || step === undefined) return
  const target = links[at + step]
  if (!target) return
  event.preventDefault()
  target.focus()
}

function stepOf(key: string, links: readonly HTMLElement[]): number | undefined {
  const top = links[0]?.getBoundingClientRect().top
  const columns = Math.max(1, links.filter((link) => link.getBoundingClientRect().top === top).length)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  return steps[key]
}
