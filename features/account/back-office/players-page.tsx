import { type SyntheticEvent, useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
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
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { findPlayers } from '../staff-contract.ts'
import { PlayerStateBadge } from './player-state-badge.tsx'
import styles from './players-page.module.css'

type Player = ResponseOf<typeof findPlayers>['players'][number]
type Search = { readonly text: string; readonly state: Player['state'] | '' }

const everybody: Search = { text: '', state: '' }

/** Finds players. What is searched for stays out of the address, which browsers and proxies remember. */
export function PlayersPage() {
  const [search, setSearch] = useState(everybody)
  const [page, setPage] = useState(0)
  const { answer, failure, refreshing } = useStaffQuery(findPlayers, { ...search, page })
  const show = (next: Search) => {
    setSearch(next)
    setPage(0)
  }
  return (
    <>
      <PageHead title="Players">
        By id, by account name, or by a whole mobile number. Without a text, the newest.
      </PageHead>
      <SearchForm onShow={show} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Players"
        columns={columns}
        rows={answer?.players ?? []}
        rowKey={({ id }) => id}
        empty={answer ? 'No player fits. A mobile number is found only as a whole.' : 'Loading …'}
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

const states = [
  { value: '', label: 'Any state' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'excluded', label: 'Excluded' },
] as const

function SearchForm({ onShow }: { readonly onShow: (search: Search) => void }) {
  const [text, setText] = useState('')
  const [state, setState] = useState<Search['state']>('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onShow({ text: text.trim(), state })
  }
  const choose = (value: string) => {
    const chosen = states.find((each) => each.value === value)?.value ?? ''
    setState(chosen)
    onShow({ text: text.trim(), state: chosen })
  }
  return (
    <form className={styles.search} onSubmit={submit} role="search" aria-label="Players">
      <TextField
        label="Id, account or mobile"
        type="search"
        maxLength={50}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Select label="State" options={states} value={state} onChange={(event) => choose(event.currentTarget.value)} />
      <Button type="submit" icon="search" className={styles.submit}>
        Search
      </Button>
    </form>
  )
}

const columns: readonly Column<Player>[] = [
  { name: 'Id', cell: ({ id }) => <a href={`/players/${id}`}>{id}</a>, tight: true },
  { name: 'Account', cell: ({ account }) => account },
  {
    name: 'Nickname',
    cell: ({ nickname, isDemo }) =>
      isDemo ? (
        <>
          {nickname} <Badge>Demo</Badge>
        </>
      ) : (
        nickname
      ),
  },
  { name: 'Mobile', cell: ({ mobile }) => mobile || '–', tight: true },
  { name: 'State', cell: ({ state }) => <PlayerStateBadge state={state} />, tight: true },
  { name: 'Registered (Manila)', cell: ({ registeredAt }) => formatInstant(registeredAt), tight: true },
]
