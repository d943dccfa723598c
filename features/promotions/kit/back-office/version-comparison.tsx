import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { comparePromotion, type viewPromotion } from '../staff-contract.ts'
import { messages } from './messages/en.ts'
import styles from './promotion-page.module.css'

interface VersionComparisonProps {
  promotion: ResponseOf<typeof viewPromotion>
}

/** Two versions side by side, only where they differ. It begins with the one in force and the newest. */
export function VersionComparison({ promotion: { key, version, history } }: VersionComparisonProps) {
  const [newest, previous] = history.map((each) => each.version)
  const [after, setAfter] = useState(newest ?? 1)
  const [before, setBefore] = useState(version === null || version === newest ? (previous ?? 1) : version)
  const { answer, failure } = useStaffQuery(comparePromotion, { key, before, after })
  const options = history.map((each) => ({
    value: String(each.version),
    label: formatMessage(each.version === version ? messages.versionInForce : messages.versionNumber, {
      version: each.version,
    }),
  }))
  const choice = (label: string, value: number, set: (value: number) => void) => (
    <Select
      label={label}
      value={String(value)}
      options={options}
      onChange={({ target }) => set(Number(target.value))}
    />
  )
  return (
    <section className={styles.page} aria-label={messages.compareVersions}>
      <div className={styles.fields}>
        {choice(messages.compareBefore, before, setBefore)}
        {choice(messages.compareAfter, after, setAfter)}
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && (
        <DataTable
          label={messages.compareVersions}
          columns={[
            { name: messages.field, cell: ({ name }) => name },
            { name: formatMessage(messages.versionNumber, { version: before }), cell: (change) => change.before },
            { name: formatMessage(messages.versionNumber, { version: after }), cell: (change) => change.after },
          ]}
          rows={answer.changes}
          rowKey={({ name }) => name}
          empty={messages.versionsAlike}
        />
      )}
    </section>
  )
}
