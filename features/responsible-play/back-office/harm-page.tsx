import { useState } from 'react'
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
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { markerTexts } from '../messages.ts'
import { listHarm } from '../staff-contract.ts'
import styles from './care-page.module.css'

type Player = ResponseOf<typeof listHarm>['players'][number]

const shows = [
  { value: 'open', label: 'To be looked at' },
  { value: 'all', label: 'All' },
] as const

/** Players whose play shows signs of harm, the plainest first. */
export function HarmPage() {
  const [show, setShow] = useState<'open' | 'all'>('open')
  const [page, setPage] = useState(0)
  const { answer, failure, refreshing } = useStaffQuery(listHarm, { show, page })
  const choose = (next: 'open' | 'all') => {
    setShow(next)
    setPage(0)
  }
  return (
    <>
      <PageHead title="Responsible play">
        Scored every hour from the last fourteen days. A player you have looked at comes back when the signs get
        plainer.
      </PageHead>
      <div className={styles.filter}>
        <SegmentedControl label="Which" options={shows} value={show} onChange={choose} />
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Players with signs of harm"
        columns={columns}
        rows={answer?.players ?? []}
        rowKey={({ playerId }) => playerId}
        empty={answer ? 'Nobody shows plain signs of harm.' : 'Loading …'}
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

const columns: readonly Column<Player>[] = [
  { name: 'Player', cell: ({ playerId }) => <a href={`/responsible-play/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: 'Score',
    cell: ({ score }) => <Badge tone={score >= 60 ? 'danger' : 'warning'}>{score}</Badge>,
    tight: true,
  },
  { name: 'Signs', cell: ({ markers }) => markers.map((marker) => markerTexts[marker]).join('. ') },
  { name: 'Scored (Manila)', cell: ({ scoredAt }) => formatInstant(scoredAt), tight: true },
]
