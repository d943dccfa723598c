import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import styles from './bets-page.module.css'
import { type Bet, useBets } from './use-bets.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Every round the player has played, with bet and result. */
export function BetsPage() {
  const { bets, hasMore, failure, reading, readMore, reload } = useBets()
  return (
    <InnerPage title={messages.betHistory}>
      <Rounds bets={bets} isFailed={failure !== undefined} />
      {failure && (
        <ErrorState onRetry={bets === undefined ? reload : readMore} retrying={reading}>
          {failureText(failure)}
        </ErrorState>
      )}
      {hasMore && !failure && (
        <Button variant="secondary" block onClick={readMore} loading={reading}>
          {messages.showOlder}
        </Button>
      )}
    </InnerPage>
  )
}

type RoundsProps = { readonly bets: readonly Bet[] | undefined; readonly isFailed: boolean }

function Rounds({ bets, isFailed }: RoundsProps) {
  if (bets === undefined) return isFailed ? null : <Skeleton shape="block" className={styles.wait} />
  if (bets.length === 0) {
    return (
      <EmptyState
        icon="dice"
        title={messages.noBets}
        action={<ButtonLink href="/lobby/home">{messages.seeTheGames}</ButtonLink>}
      >
        {messages.noBetsText}
      </EmptyState>
    )
  }
  return (
    <Card flush>
      {bets.map((bet) => (
        <BetRow key={`${bet.time} ${bet.roundId}`} bet={bet} />
      ))}
    </Card>
  )
}

interface BetRowProps {
  readonly bet: Bet
}

/** One round: game, bet, time and result. A tap watches it again. */
export function BetRow({ bet: { roundId, gameName, state, isFree, isReplayed, bet, result, time } }: BetRowProps) {
  const staked = isFree ? messages.freeRound : formatMessage(messages.betOf, { amount: formatMoney(bet) })
  return (
    <ListRow
      icon={isReplayed ? 'play' : 'dice'}
      href={isReplayed ? `/replay/round/${encodeURIComponent(roundId)}` : undefined}
      title={gameName}
      subtitle={[staked, formatInstant(time), ...(isReplayed ? [messages.watchAgain] : [])].join(' · ')}
      trailing={state === 'closed' ? <Money amount={result} tone="signed" /> : stateWords[state]}
    />
  )
}

const stateWords = { open: messages.inProgress, voided: messages.refunded } as const
