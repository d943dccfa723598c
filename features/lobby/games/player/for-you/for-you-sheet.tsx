import { formatMessage } from '#core/message/format-message.ts'
import { ArtPicture, type Game } from '#features/office/web-configuration/player/index.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { messages } from '../messages/en.ts'
import type { Suggestion } from './suggest-games.ts'
import { ForYouCheckbox } from './for-you-checkbox.tsx'
import styles from './for-you-sheet.module.css'

export type ForYouSheetProps = {
  readonly suggestions: readonly Suggestion<Game>[]
  readonly open: boolean
  readonly onClose: () => void
}

/** Why each game is suggested, and the switch that ends it. */
export function ForYouSheet({ suggestions, open, onClose }: ForYouSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.whyTheseGames} footer={<ForYouCheckbox />}>
      <p className={styles.how}>{messages.howSuggested}</p>
      <ul className={styles.reasons}>
        {suggestions.map(({ game, like }) => (
          <li key={game.id} className={styles.reason}>
            <span className={styles.art}>
              <ArtPicture picture={game.icon} sizes="48px" />
            </span>
            <span className={styles.words}>
              <strong>{game.name}</strong>
              <span className={styles.why}>
                {like ? formatMessage(messages.becausePlayed, { name: like.name }) : messages.byChance}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
