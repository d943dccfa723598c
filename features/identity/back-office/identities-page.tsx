import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import {
  type Column,
  type ListFilter,
  newestOrOldest,
  PageHead,
  StaffList,
  useMay,
} from '#features/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { listIdentities } from '../staff-contract.ts'
import { AnswerClock } from './answer-clock.tsx'
import { IdentityBadge } from './identity-badge.tsx'
import styles from './identity-page.module.css'
import { LoadListDialog } from './load-list-dialog.tsx'

type Case = ResponseOf<typeof listIdentities>['rows'][number]
const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Which',
    options: [
      { value: 'waiting', label: 'Waiting' },
      { value: 'hits', label: 'On a list' },
      { value: 'all', label: 'All' },
    ],
  },
  { kind: 'number', name: 'playerId', label: 'Player id' },
]
const refreshEveryMs = 20_000

/** Who waits to be verified, the oldest first, with the time that is left to answer. */
export function IdentitiesPage() {
  const [loading, setLoading] = useState(false)
  const may = useMay()
  const load = may('identity.loadList') && (
    <Button variant="secondary" size="small" icon="document" onClick={() => setLoading(true)}>
      Load a list
    </Button>
  )
  return (
    <>
      <PageHead title="Verification" actions={load}>
        Documents that players handed in, and hits on the lists of who may not play.
      </PageHead>
      <StaffList
        call={listIdentities}
        label="Verifications"
        filters={filters}
        columns={columns}
        rowKey={({ playerId }) => playerId}
        empty="Nobody is here."
        sort="oldest"
        refreshEveryMs={refreshEveryMs}
        beside={howMany}
      />
      {loading && <LoadListDialog onClose={() => setLoading(false)} />}
    </>
  )
}

const howMany = ({ waiting, restrictedPersons }: ResponseOf<typeof listIdentities>) => (
  <p className={styles.beside}>
    {waiting} waiting. {restrictedPersons.toLocaleString('en-PH')} persons on the lists.
  </p>
)

const columns: readonly Column<Case>[] = [
  { name: 'Player', cell: ({ playerId }) => <a href={`/identities/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'Name', cell: ({ name }) => name || '–' },
  { name: 'State', cell: ({ status }) => <IdentityBadge status={status} />, tight: true },
  {
    name: 'Handed in (Manila)',
    cell: ({ submittedAt }) => (submittedAt === null ? '–' : formatInstant(submittedAt)),
    tight: true,
    sorts: newestOrOldest,
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
