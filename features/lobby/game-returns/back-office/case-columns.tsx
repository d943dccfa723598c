import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import type { viewGameReturn } from '../staff-contract.ts'
import styles from './case-columns.module.css'
import { messages } from './messages/en.ts'
import { stakeText } from './stake-text.ts'
import { shareText, stateWords } from './state-words.ts'

type Case = ResponseOf<typeof viewGameReturn>['cases'][number]

/** The cases of one game; an open one can be closed. */
export const caseColumns = (onClose: ((caseId: number) => void) | undefined): readonly Column<Case>[] => [
  {
    name: messages.found,
    cell: ({ foundAt, pausedAt }) => (
      <TwoLines
        first={formatInstant(foundAt)}
        second={
          pausedAt === null ? messages.notPaused : formatMessage(messages.pausedAt, { time: formatInstant(pausedAt) })
        }
      />
    ),
    tight: true,
  },
  { name: messages.status, cell: ({ side }) => <Badge tone="danger">{stateWords[side].text}</Badge>, tight: true },
  {
    name: messages.stake,
    cell: ({ stake }) => stakeText(stake),
    tight: true,
  },
  {
    name: messages.figures,
    cell: ({ measured, rounds, low, high, staked, won }) => (
      <TwoLines
        first={formatMessage(messages.caseFigures, {
          measured: shareText(measured),
          rounds: rounds.toLocaleString('en-PH'),
          low: shareText(low),
          high: shareText(high),
        })}
        second={formatMessage(messages.caseMoney, { staked: formatMoney(staked), won: formatMoney(won) })}
      />
    ),
  },
  {
    name: messages.result,
    cell: ({ id, closedAt, closedBy, reason }) =>
      closedAt === null ? (
        <OpenCase {...(onClose && { onClose: () => onClose(id) })} />
      ) : (
        <TwoLines
          first={reason ?? ''}
          second={formatMessage(messages.closedBy, { time: formatInstant(closedAt), member: closedBy ?? '' })}
        />
      ),
  },
]

function OpenCase({ onClose }: { readonly onClose?: () => void }) {
  return (
    <div className={styles.open}>
      <Badge tone="warning">{messages.open}</Badge>
      {onClose && (
        <Button size="small" variant="secondary" icon="check" onClick={onClose}>
          {messages.closeCase}
        </Button>
      )}
    </div>
  )
}
