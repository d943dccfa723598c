import { formatLately } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type ListedWin, useWinList, type WinOrder } from '#features/play/big-win/player/index.ts'
import { ArtPicture, type Game } from '#features/office/web-configuration/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { messages } from './messages/en.ts'
import styles from './win-list.module.css'

export interface WinListProps {
  order: WinOrder
  games: readonly Game[]
  onGame: (game: Game) => void
}

/** The wins in one order, looked at again while the page is open. */
export function WinList({ order, games, onGame }: WinListProps) {
  const { answer, failure, refresh, refreshing } = useWinList(order)
  if (!answer && failure) {
    return (
      <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
        {failureText(failure)}
      </ErrorState>
    )
  }
  if (!answer) return <Skeleton shape="block" className={styles.wait} />
  if (answer.list.length === 0) {
    return (
      <EmptyState icon="trophy" title={messages.noMultiples}>
        {messages.noMultiplesText}
      </EmptyState>
    )
  }
  return (
    <ol className={styles.wins}>
      {answer.list.map((win) => (
        <li key={`${win.timestamp} ${win.phone} ${win.gameId}`}>
          <WinRow win={win} game={games.find(({ id }) => id === win.gameId)} onGame={onGame} />
          {win.shareToken !== null && (
            <ButtonLink
              href={`/replay/shared/${win.shareToken}`}
              variant="secondary"
              size="small"
              icon="play"
              className={styles.replay}
            >
              {messages.watchReplay}
            </ButtonLink>
          )}
        </li>
      ))}
    </ol>
  )
}

interface WinRowProps {
  win: ListedWin
  /** Undefined if it has left the lobby. */
  game: Game | undefined
  onGame: (game: Game) => void
}

function WinRow({ win, game, onGame }: WinRowProps) {
  if (!game) {
    return (
      <div className={styles.win}>
        <span className={styles.art} />
        <WinFacts win={win} title={messages.goneGame} />
      </div>
    )
  }
  return (
    <button type="button" className={styles.win} onClick={() => onGame(game)}>
      <span className={styles.art}>
        <ArtPicture picture={game.icon} sizes="48px" className={styles.picture} />
      </span>
      <WinFacts win={win} title={game.name} />
    </button>
  )
}

/** Rounded down, so that no multiple is shown that was not reached; large ones as whole numbers. */
const formatMultiple = (multiple: number): string =>
  new Intl.NumberFormat('en-PH', { maximumFractionDigits: multiple < 100 ? 2 : 0, roundingMode: 'floor' }).format(
    multiple,
  )

const WinFacts = ({ win: { phone, amount, multiple, timestamp }, title }: { win: ListedWin; title: string }) => (
  <>
    <span className={styles.who}>
      <span className={styles.game}>{title}</span>
      <span className={styles.player}>{phone}</span>
      <span className={styles.time}>{formatLately(timestamp)}</span>
    </span>
    <span className={styles.sums}>
      <Money amount={amount} tone="gold" />
      {multiple !== null && (
        <span className={styles.multiple}>
          {formatMessage(messages.timesBet, { multiple: formatMultiple(multiple) })}
        </span>
      )}
    </span>
  </>
)
