import { useRef } from 'react'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import type { GameGridProps } from '../game-grid.tsx'
import { GameTile } from '../game-tile.tsx'
import { useTileGestures } from '../use-tile-gestures.ts'
import styles from './game-rail.module.css'
import { useDrawnTiles } from './use-drawn-tiles.ts'

export type GameRailProps = GameGridProps & {
  /** Tiles of the first picture of the page; the others follow once it works. */
  readonly tilesAtFirst: number
}

const pushButtons = lazyScreen(() => import('./push-buttons.tsx').then((m) => m.PushButtons))

const eagerTiles = 3

/** As soon as a row is near, before it is measured: with none, a row that scrolls could not be reached by the keyboard. */
const nearTiles = 4

/** Asked in the browser alone, once the row is near. */
const hasMouse = (): boolean => matchMedia('(hover: hover)').matches

/**
 * One row of games that is pushed sideways. It is as high without its tiles, and as wide without those that are far from
 * its view, so that nothing moves when they come.
 */
export function GameRail({ label, games, onInfo, eager = false, tilesAtFirst }: GameRailProps) {
  const rail = useRef<HTMLDivElement>(null)
  const gestures = useTileGestures(games, onInfo)
  const { isNear, drawn, ...watching } = useDrawnTiles(rail)
  const tiles = Math.max(tilesAtFirst, drawn, isNear ? nearTiles : 0)
  return (
    <div className={styles.place}>
      <div ref={rail} className={styles.rail} role="presentation" data-tiles {...gestures} {...watching}>
        {/* Other games are another list: a browser keeps the tile in view to which it last snapped, wherever that goes. */}
        <ul key={label} className={styles.tiles} aria-label={label}>
          {games.slice(0, tiles).map((game, at) => (
            <GameTile
              key={game.id}
              game={game}
              position={at + 1}
              count={games.length}
              eager={eager && at < eagerTiles}
              onInfo={onInfo}
            />
          ))}
          {isNear &&
            games.slice(tiles).map(({ id, name }) => (
              <li key={id} className={styles.later} data-theme="night">
                {name}
              </li>
            ))}
        </ul>
      </div>
      {isNear && hasMouse() && <Deferred part={pushButtons} props={{ rail }} />}
    </div>
  )
}
