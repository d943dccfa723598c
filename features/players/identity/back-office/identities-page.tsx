import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { listIdentities } from '../staff-contract.ts'
import { caseColumns } from './case-columns.tsx'
import styles from './identity-page.module.css'
import { LoadListDialog } from './load-list-dialog.tsx'

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

/** Pending verifications, oldest first, with the time left to answer. */
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
        columns={caseColumns}
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
