import { memo } from 'react'
import { useCanWinJackpot } from '#features/play/jackpot/player/index.ts'
import { ArtPicture, type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { maintenanceOf } from '../rules.ts'
import { badgeOf } from './list/game-list.ts'
import styles from './game-tile.module.css'
import { HeartButton } from './likes/heart-button.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type GameTileProps = {
  readonly game: Game
  /** The position of the game in the whole list, of which the page renders a part. */
  readonly position: number
  readonly count: number
  readonly eager?: boolean
  readonly onInfo: (game: Game) => void
}

const shownWidths = '(min-width: 64rem) 220px, (min-width: 520px) 23vw, 31vw'

/**
 * A game's tile: a tap plays, a long press or the small button shows details. Memoised, because scrolling renders the
 * grid often.
 */
export const GameTile = memo(function GameTile({ game, position, count, eager = false, onInfo }: GameTileProps) {
  const { popular } = useLobbyConfiguration()
  const badge = badgeOf(game, popular.gameIds)
  const maintained = maintenanceOf(game) !== undefined
  const canWinJackpot = useCanWinJackpot(game.id)
  return (
    <li className={styles.tile} data-theme="night" aria-setsize={count} aria-posinset={position}>
      <a className={styles.play} href={`/start?gameId=${game.id}`} data-game={game.id}>
        <ArtPicture picture={game.icon} sizes={shownWidths} eager={eager && 'after-scripts'} className={styles.art} />
        <TileName game={game} />
        {badge && !maintained && <TileBadge badge={badge} />}
        {canWinJackpot && !maintained && (
          <span className={`${styles.badge} ${styles.jackpot}`}>
            <Icon name="trophy" size={14} label={messages.jackpot} />
          </span>
        )}
        {maintained && (
          <span className={styles.veil}>
            <Icon name="clock" size={20} />
            {messages.maintenance}
          </span>
        )}
      </a>
      <HeartButton game={game} className={styles.heart} />
      <button
        type="button"
        className={styles.info}
        aria-label={formatMessage(messages.aboutGame, { name: game.name })}
        onClick={() => onInfo(game)}
      />
    </li>
  )
})

/** Elements are few, because a page has many tiles. */
function TileName({ game: { name, virtual } }: Pick<GameTileProps, 'game'>) {
  if (virtual !== 1) return <span className={`${styles.foot} ${styles.name}`}>{name}</span>
  return (
    <span className={styles.foot}>
      <span className={styles.virtual}>{messages.virtual}</span>
      <span className={styles.name}>{name}</span>
    </span>
  )
}

function TileBadge({ badge }: { readonly badge: 'hot' | 'new' }) {
  if (badge === 'new') return <span className={`${styles.badge} ${styles.new}`}>{messages.new}</span>
  return (
    <span className={`${styles.badge} ${styles.hot}`}>
      <Icon name="flame" size={15} label={messages.hot} filled />
    </span>
  )
}
