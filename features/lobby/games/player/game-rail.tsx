import { type RefObject, useEffect, useRef, useState } from 'react'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { whenIdle } from '#platform/browser/late/when-idle.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import type { GameGridProps } from './game-grid.tsx'
import styles from './game-rail.module.css'
import { GameTile } from './game-tile.tsx'
import { useTileGestures } from './use-tile-gestures.ts'

export type GameRailProps = GameGridProps & {
  /** Tiles of the first picture of the page; the others follow once it works. */
  readonly tilesAtFirst: number
}

const pushButtons = lazyScreen(() => import('./push-buttons.tsx').then((m) => m.PushButtons))

const eagerTiles = 3

/** One row of games that is pushed sideways. It is as high without its tiles, so that nothing below it moves. */
export function GameRail({ label, games, onInfo, eager = false, tilesAtFirst }: GameRailProps) {
  const rail = useRef<HTMLDivElement>(null)
  const gestures = useTileGestures(games, onInfo)
  const isNear = useNear(rail)
  return (
    <div className={styles.place}>
      <div ref={rail} className={styles.rail} role="presentation" data-tiles {...gestures}>
        {/* Other games are another list: a browser keeps the tile in view to which it last snapped, wherever that goes. */}
        <ul key={label} className={styles.tiles} aria-label={label}>
          {(isNear ? games : games.slice(0, tilesAtFirst)).map((game, at) => (
            <GameTile
              key={game.id}
              game={game}
              position={at + 1}
              count={games.length}
              eager={eager && at < eagerTiles}
              onInfo={onInfo}
            />
          ))}
        </ul>
      </div>
      {isNear && <Deferred part={pushButtons} props={{ rail }} />}
    </div>
  )
}

/** Whether the row has come within a screen's height of the screen since the page works. */
function useNear(rail: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = rail.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '100%' },
    )
    const cancel = whenIdle(() => observer.observe(element))
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [rail, isNear])
  return isNear
}
