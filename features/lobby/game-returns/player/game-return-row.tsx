import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import type { readGameReturns } from '../contract.ts'
import type { ReturnState } from '../return-words.ts'
import styles from './game-return-row.module.css'
import { messages } from './messages/en.ts'

export type GameReturn = ResponseOf<typeof readGameReturns>['games'][number]

const outside = { tone: 'danger', text: messages.outside } as const
const within = { tone: 'success', text: messages.within } as const

const stateBadges: Readonly<Record<ReturnState, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  paysTooMuch: outside,
  paysTooLittle: outside,
  high: within,
  low: within,
  within,
  few: { tone: 'neutral', text: messages.few },
  counted: { tone: 'neutral', text: messages.few },
}

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** Millionths as a percentage with two digits. */
const shareText = (millionths: number): string => percent.format(millionths / 1_000_000)

/** One game: what it returned, what it declares, and the range of an honest game. */
export function GameReturnRow({ game, isChosen }: { readonly game: GameReturn; readonly isChosen: boolean }) {
  const { name, since, rounds, measured, state, isPaused } = game
  const badge = stateBadges[state]
  return (
    <li className={classNames(styles.row, isChosen && styles.chosen)} aria-current={isChosen || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Badge tone={badge.tone}>{badge.text}</Badge>
        {isPaused && <Badge tone="warning">{messages.paused}</Badge>}
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{messages.returned}</dt>
          <dd className={styles.measured}>{measured === null ? '–' : shareText(measured)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{messages.declared}</dt>
          <dd>{declaredText(game)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{messages.expectedRange}</dt>
          <dd>{rangeText(game)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{formatMessage(messages.roundsSince, { day: formatDay(dayOf(since)) })}</dt>
          <dd>{rounds.toLocaleString('en-PH')}</dd>
        </div>
      </dl>
      {game.needsBestPlay && <p className={styles.note}>{messages.bestPlay}</p>}
    </li>
  )
}

const declaredText = ({ lowest, highest }: GameReturn): string =>
  lowest === highest
    ? shareText(lowest)
    : formatMessage(messages.fromTo, { low: shareText(lowest), high: shareText(highest) })

const rangeText = ({ low, high }: GameReturn): string =>
  low === null || high === null ? '–' : formatMessage(messages.fromTo, { low: shareText(low), high: shareText(high) })
