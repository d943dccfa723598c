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
  useMay,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { listIdentities } from '../staff-contract.ts'
import { AnswerClock } from './answer-clock.tsx'
import { IdentityBadge } from './identity-badge.tsx'
import styles from './identity-page.module.css'
import { LoadListDialog } from './load-list-dialog.tsx'

type Case = ResponseOf<typeof listIdentities>['cases'][number]
type Show = 'waiting' | 'hits' | 'all'

const shows = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'hits', label: 'On a list' },
  { value: 'all', label: 'All' },
] as const

/** Who waits to be verified, the oldest first, with the time that is left to answer. */
export function IdentitiesPage() {
  const [show, setShow] = useState<Show>('waiting')
  const [page, setPage] = useState(0)
  const [loading, setLoading] = useState(false)
  const may = useMay()
  const { answer, failure, refreshing } = useStaffQuery(listIdentities, { show, page })
  const choose = (next: Show) => {
    setShow(next)
    setPage(0)
  }
  const load = may('identity.loadList') && (
    <Button variant="secondary" size="small" icon="document" onClick={() => setLoading(true)}>
      Load a list
    </Button>
  )
  return (
    <>
      <PageHead title="Verification" actions={load}>
        {answer && `${answer.waiting} waiting. ${answer.restrictedPersons} persons on the lists of who may not play.`}
      </PageHead>
      <div className={styles.filter}>
        <SegmentedControl label="Which" options={shows} value={show} onChange={choose} />
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Verifications"
        columns={columns}
        rows={answer?.cases ?? []}
        rowKey={({ playerId }) => playerId}
        empty={answer ? 'Nobody is here.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={page + 1}
        hasMore={answer?.hasMore === true}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
      {loading && <LoadListDialog onClose={() => setLoading(false)} />}
    </>
  )
}

const columns: readonly Column<Case>[] = [
  { name: 'Player', cell: ({ playerId }) => <a href={`/identities/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'Name', cell: ({ name }) => name || '–' },
  { name: 'State', cell: ({ status }) => <IdentityBadge status={status} />, tight: true },
  {
    name: 'Handed in (Manila)',
    cell: ({ submittedAt }) => (submittedAt === null ? '–' : formatInstant(submittedAt)),
    tight: true,
  },
  { name: 'Answer', cell: ({ answerBy }) => <AnswerClock answerBy={answerBy} />, tight: true },
  {
    name: 'Findings',
    cell: ({ openHits, duplicates }) => (
      <span className={styles.badges}>
        {openHits > 0 && <Badge tone="danger">On a list</Badge>}
        {duplicates > 0 && <Badge tone="warning">Same ID: {duplicates}</Badge>}
      </span>
    ),
  },
]
