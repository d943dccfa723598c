import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { TableFrame } from '#platform/office-ui/table-frame.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { viewCohorts } from '../contract.ts'
import styles from './cohorts-panel.module.css'
import { shareText } from './share-text.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Cohort = ResponseOf<typeof viewCohorts>['cohorts'][number]
type Cell = Cohort['months'][number]

const sides = [
  { value: 'players', label: messages.depositors },
  { value: 'amount', label: messages.depositSum },
] as const
type Side = (typeof sides)[number]['value']

/** Retention by month. */
export function CohortsPanel() {
  const [side, setSide] = useState<Side>('players')
  const { answer, failure } = useStaffQuery(viewCohorts, {})
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  return (
    <>
      <div className={styles.choice}>
        <SegmentedControl label={messages.show} options={sides} value={side} onChange={setSide} />
      </div>
      {answer ? <Cohorts cohorts={answer.cohorts} side={side} /> : <p>{messages.loading}</p>}
    </>
  )
}

function Cohorts({ cohorts, side }: { readonly cohorts: readonly Cohort[]; readonly side: Side }) {
  if (cohorts.length === 0) return <p className={styles.empty}>{messages.noCohorts}</p>
  const ages = Array.from({ length: cohorts[0]?.months.length ?? 0 }, (_, age) => age)
  return (
    <TableFrame label={messages.cohorts} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.firstDepositIn}</th>
          {ages.map((age) => (
            <th key={age} scope="col">
              {age === 0 ? messages.firstMonth : `+${age}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cohorts.map(({ month, months }) => (
          <tr key={month}>
            <th scope="row">{monthText(month)}</th>
            {months.map((cell, age) => (
              <td key={ages[age]} className={age === 0 ? undefined : styles[`level${levelOf(cell, months[0])}`]}>
                <CellText cell={cell} first={months[0] ?? cell} side={side} isFirst={age === 0} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

type CellProps = { readonly cell: Cell; readonly first: Cell; readonly side: Side; readonly isFirst: boolean }

function CellText({ cell: { players, amount }, first, side, isFirst }: CellProps) {
  if (first.players === 0) return <span className={styles.none}>–</span>
  if (side === 'amount') return <>{formatMoney(amount)}</>
  return (
    <span
      title={formatMessage(messages.cohortCell, {
        count: players,
        players: players.toLocaleString('en-PH'),
        amount: formatMoney(amount),
      })}
    >
      {isFirst ? players.toLocaleString('en-PH') : shareText(players, first.players)}
    </span>
  )
}

const levels = 5
/** From 0, nobody, to 5, everybody. */
const levelOf = ({ players }: Cell, first: Cell | undefined): number =>
  first === undefined || first.players === 0 ? 0 : Math.min(levels, Math.ceil((players * levels) / first.players))

const monthNames = new Intl.DateTimeFormat('en-PH', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const monthText = (month: string): string => monthNames.format(new Date(`${month}T00:00:00Z`))
