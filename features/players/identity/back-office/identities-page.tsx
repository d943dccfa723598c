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
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: messages.filterShow,
    options: [
      { value: 'waiting', label: messages.pending },
      { value: 'hits', label: messages.onRestrictedList },
      { value: 'all', label: messages.all },
    ],
  },
  { kind: 'number', name: 'playerId', label: messages.playerId },
]
const refreshEveryMs = 20_000

/** Pending verifications, oldest first, with the time left to answer. */
export function IdentitiesPage() {
  const [loading, setLoading] = useState(false)
  const may = useMay()
  const load = may('identity.loadList') && (
    <Button variant="secondary" size="small" icon="document" onClick={() => setLoading(true)}>
      {messages.importList}
    </Button>
  )
  return (
    <>
      <PageHead title={messages.verification} actions={load}>
        {messages.verificationsLead}
      </PageHead>
      <StaffList
        call={listIdentities}
        label={messages.verifications}
        filters={filters}
        columns={caseColumns}
        rowKey={({ playerId }) => playerId}
        empty={messages.verificationsEmpty}
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
    {formatMessage(messages.queueCounts, {
      waiting,
      listed: restrictedPersons.toLocaleString('en-PH'),
    })}
  </p>
)
