import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { listGameReturns } from '../staff-contract.ts'
import { isOutside } from '../return-words.ts'
import { BandCell } from './band-cell.tsx'
import { messages } from './messages/en.ts'
import styles from './return-columns.module.css'
import { shareText, stateWords } from './state-words.ts'

export type ReturnRow = ResponseOf<typeof listGameReturns>['rows'][number]

/** What the list of returns shows of each game. */
export const returnColumns: readonly Column<ReturnRow>[] = [
  {
    name: messages.game,
    cell: ({ id, name, since }) => (
      <TwoLines
        first={<a href={`/game-returns/${id}`}>{name}</a>}
        second={formatMessage(messages.sinceDay, { day: formatDay(dayOf(since)) })}
      />
    ),
    tight: true,
    sorts: [{ sort: 'newest', direction: 'descending' }],
  },
  {
    name: messages.status,
    cell: ({ state, isPaused, openCase }) => (
      <div className={styles.badges}>
        <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>
        {openCase !== null && !isOutside(state) && <Badge tone="danger">{messages.openCase}</Badge>}
        {isPaused && <Badge tone="warning">{messages.paused}</Badge>}
      </div>
    ),
    tight: true,
  },
  {
    name: messages.measured,
    cell: ({ measured }) => (measured === null ? '–' : shareText(measured)),
    tight: true,
    numeric: true,
  },
  {
    name: messages.declared,
    cell: ({ lowest, highest, ways, needsBestPlay }) => (
      <TwoLines
        first={
          highest === null || highest === lowest
            ? shareText(lowest)
            : formatMessage(messages.bandRange, { low: shareText(lowest), high: shareText(highest) })
        }
        second={needsBestPlay ? messages.bestPlay : waysText(ways)}
      />
    ),
    tight: true,
    numeric: true,
  },
  { name: messages.band, cell: (game) => <BandCell {...game} />, tight: true },
  {
    name: messages.rounds,
    cell: ({ rounds, findsAfter }) => (
      <TwoLines
        first={rounds.toLocaleString('en-PH')}
        second={
          findsAfter === null ? '' : formatMessage(messages.findsAfter, { rounds: findsAfter.toLocaleString('en-PH') })
        }
      />
    ),
    tight: true,
    numeric: true,
    sorts: [{ sort: 'mostRounds', direction: 'descending' }],
  },
  {
    name: messages.staked,
    cell: ({ staked, won }) => (
      <TwoLines first={formatMoney(staked)} second={formatMessage(messages.returned, { won: formatMoney(won) })} />
    ),
    tight: true,
    numeric: true,
  },
]

function waysText(ways: number): string {
  if (ways === 0) return ''
  return ways === 1 ? messages.oneWay : formatMessage(messages.waysToPlay, { count: ways })
}
