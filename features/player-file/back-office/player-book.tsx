import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import { type Column, DataTable, failureText, Notice, Pager, useStaffQuery } from '#features/staff/back-office/index.ts'
import { listPlayerBook } from '../contract.ts'
import styles from './player-book.module.css'

type Entry = ResponseOf<typeof listPlayerBook>['entries'][number]

/** Every movement of a player's coins, with what was left after it. */
export function PlayerBook({ playerId }: { readonly playerId: number }) {
  const [page, setPage] = useState(1)
  const { answer, failure, refreshing } = useStaffQuery(listPlayerBook, { playerId, page })
  return (
    <section>
      <h2 className={styles.title}>Book{answer && <span>{answer.total.toLocaleString('en-PH')} movements</span>}</h2>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Book"
        columns={columns}
        rows={answer?.entries ?? []}
        rowKey={({ seq }) => seq}
        empty={answer ? 'No coin has moved yet.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={page}
        hasMore={answer !== undefined && page * 25 < answer.total}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
    </section>
  )
}

const columns: readonly Column<Entry>[] = [
  { name: 'No.', cell: ({ seq }) => seq, tight: true },
  { name: 'When (Manila)', cell: ({ at }) => formatInstant(at), tight: true },
  { name: 'Why', cell: ({ reason }) => reason, tight: true },
  { name: 'With', cell: ({ counter }) => counter, tight: true },
  { name: 'Reference', cell: ({ reference }) => reference },
  {
    name: 'Amount',
    cell: ({ amount }) => <span className={amount > 0 ? styles.in : styles.out}>{formatSignedMoney(amount)}</span>,
    tight: true,
  },
  { name: 'Left', cell: ({ balance }) => formatMoney(balance), tight: true },
]
