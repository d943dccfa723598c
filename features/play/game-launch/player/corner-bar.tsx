import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import styles from './corner-bar.module.css'
import type { GameMode } from './use-game-launch.ts'
import { elapsedText, type PlayFigures } from './use-play-figures.ts'
import { messages } from './messages/en.ts'

export type CornerBarProps = {
  readonly name: string
  readonly mode: GameMode
  readonly figures: Pick<PlayFigures, 'elapsedSeconds' | 'net'>
  readonly onTheatre: () => void
  readonly onEnd: () => void
}

/** The bar above a game in the corner: time spent and result stay in sight. */
export function CornerBar({ name, mode, figures, onTheatre, onEnd }: CornerBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.name}>{name}</p>
      <p className={styles.figures}>
        <span role="timer" aria-label={messages.timeInThisGame}>
          {elapsedText(figures.elapsedSeconds)}
        </span>
        {mode === 'real' ? <Money amount={figures.net} tone="signed" /> : messages.demoPlayMoney}
      </p>
      <IconButton icon="fullscreen" label={messages.backToTheGame} onClick={onTheatre} />
      <IconButton icon="close" label={messages.closeTheGame} onClick={onEnd} />
    </div>
  )
}
