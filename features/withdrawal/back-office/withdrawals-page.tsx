import { type SyntheticEvent, useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos, type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  PageHead,
  Pager,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { findWithdrawals } from '../staff-contract.ts'
import { reviewWords, stateWords } from './withdrawal-words.ts'
import styles from './withdrawals-page.module.css'

type Row = ResponseOf<typeof findWithdrawals>['withdrawals'][number]
type Show = 'waiting' | 'open' | 'ended' | 'all'
type Search = { readonly show: Show; readonly text: string; readonly amountMin: WireCentavos }

const shows = [
  { value: 'waiting', label: 'Wait for a decision' },
  { value: 'open', label: 'Under way' },
  { value: 'ended', label: 'Ended' },
  { value: 'all', label: 'All' },
] as const
const first: Search = { show: 'waiting', text: '', amountMin: wireCentavos(0) }

/** The queue of withdrawals: who has waited longest comes first. */
export function WithdrawalsPage() {
  const [search, setSearch] = useState(first)
  const [page, setPage] = useState(0)
  const { answer, failure, refreshing } = useStaffQuery(findWithdrawals, { ...search, page })
  const show = (next: Search) => {
    setSearch(next)
    setPage(0)
  }
  return (
    <>
      <PageHead title="Withdrawals">
        What the rules did not approve by themselves waits here, the oldest first.
      </PageHead>
      <SearchForm onShow={show} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Withdrawals"
        columns={columns}
        rows={answer?.withdrawals ?? []}
        rowKey={({ orderId }) => orderId}
        empty={answer ? 'Nothing here.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={page + 1}
        hasMore={answer?.hasMore === true}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
    </>
  )
}

function SearchForm({ onShow }: { readonly onShow: (search: Search) => void }) {
  const [show, setShow] = useState<Show>('waiting')
  const [text, setText] = useState('')
  const [least, setLeast] = useState('')
  const amount = parseMoney(least)
  const amountMin = typeof amount === 'bigint' ? toWireCentavos(amount) : wireCentavos(0)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onShow({ show, text: text.trim(), amountMin })
  }
  const choose = (value: string) => {
    const chosen = shows.find((each) => each.value === value)?.value ?? 'all'
    setShow(chosen)
    onShow({ show: chosen, text: text.trim(), amountMin })
  }
  return (
    <form className={styles.search} onSubmit={submit} role="search" aria-label="Withdrawals">
      <Select label="Show" options={shows} value={show} onChange={(event) => choose(event.currentTarget.value)} />
      <TextField
        label="Player id or order id"
        type="search"
        maxLength={50}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextField
        label="From this amount"
        prefix="₱"
        inputMode="decimal"
        autoComplete="off"
        value={least}
        onChange={(event) => setLeast(event.currentTarget.value)}
      />
      <Button type="submit" icon="search" className={styles.submit}>
        Search
      </Button>
    </form>
  )
}

const columns: readonly Column<Row>[] = [
  { name: 'Order', cell: ({ orderId }) => <a href={`/withdrawals/${orderId}`}>{orderId}</a>, tight: true },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'Amount', cell: ({ amount }) => <Money amount={amount} />, tight: true },
  { name: 'To', cell: ({ bankName, numberEnd, holder }) => `${bankName} ••${numberEnd}, ${holder}` },
  {
    name: 'State',
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>,
    tight: true,
  },
  {
    name: 'Looked at because of',
    cell: ({ reviewReasons, isHeld }) => (
      <span className={styles.badges}>
        {isHeld && <Badge tone="danger">Held</Badge>}
        {reviewReasons.map((reason) => (
          <Badge key={reason}>{reviewWords[reason]}</Badge>
        ))}
      </span>
    ),
  },
  { name: 'Risk', cell: ({ riskScore }) => riskScore ?? '–', tight: true },
  { name: 'Asked for (Manila)', cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
]
