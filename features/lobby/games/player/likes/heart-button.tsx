import { useState } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './heart-button.module.css'
import { useLike } from './use-like.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type HeartButtonProps = { readonly game: Game; readonly className?: string | undefined }

/** The heart on a game: shows the player's choice at once. */
export function HeartButton({ game, className }: HeartButtonProps) {
  const { liked, toggle } = useLike(game)
  const [tapped, setTapped] = useState(false)
  const tap = () => {
    setTapped(true)
    toggle()
  }
  return (
    <button
      type="button"
      className={classNames(styles.heart, liked && styles.liked, tapped && styles.tapped, className)}
      aria-label={formatMessage(messages.favoriteGame, { name: game.name })}
      aria-pressed={liked}
      onClick={tap}
    >
      <Icon name="heart" size={26} filled={liked} className={styles.disc} />
    </button>
  )
}
