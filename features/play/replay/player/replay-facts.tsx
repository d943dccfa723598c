import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Money } from '#platform/ui/money/money.tsx'
import type { sharedRound } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './replay-page.module.css'

export interface ReplayFactsProps {
  readonly facts: Omit<ResponseOf<typeof sharedRound>, 'url'>
  /** Undefined in a shared replay, which has no time. */
  readonly time?: string
}

/** Rounded down, so that no multiple is shown that was not reached. */
const formatMultiple = (multiple: number): string =>
  `${new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2, roundingMode: 'floor' }).format(multiple)}×`

/** What a round cost and brought. */
export function ReplayFacts({ facts: { bet, win, multiple, isFree, isVoided }, time }: ReplayFactsProps) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{messages.bet}</dt>
        <dd>{isFree ? messages.freeRound : formatMoney(bet)}</dd>
      </div>
      <div>
        <dt>{messages.win}</dt>
        <dd>{isVoided ? messages.betReturned : <Money amount={win} tone="gold" />}</dd>
      </div>
      {multiple !== null && !isVoided && (
        <div>
          <dt>{messages.timesTheBet}</dt>
          <dd>{formatMultiple(multiple)}</dd>
        </div>
      )}
      {time !== undefined && (
        <div>
          <dt>{messages.playedAt}</dt>
          <dd>{time}</dd>
        </div>
      )}
    </dl>
  )
}
