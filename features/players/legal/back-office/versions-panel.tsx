import { useState } from 'react'
import { calendarDay } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { viewLegalVersion } from '../staff-contract.ts'
import type { LegalTextProps } from './legal-text-props.ts'
import styles from './legal-page.module.css'
import { LineChanges } from './line-changes-list.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Version = LegalTextProps['loaded']['versions'][number]

/** Every version, and the difference between any two. */
export function VersionsPanel({ document, loaded }: LegalTextProps) {
  const { versions, inForce, draft } = loaded
  const [from, setFrom] = useState(inForce.version)
  const [to, setTo] = useState(draft ? 'draft' : (versions[0]?.version ?? inForce.version))
  const names = versions.map(({ version }) => ({ value: version, label: formatDay(calendarDay(version)) }))
  const drafted = draft
    ? [{ value: 'draft', label: formatMessage(messages.draftNumber, { revision: draft.revision }) }]
    : []
  const choices = [...drafted, ...names]
  return (
    <div className={styles.versions}>
      <DataTable
        label={messages.versions}
        columns={columnsOf(inForce.version)}
        rows={versions}
        rowKey={({ version }) => version}
        empty={messages.versionsEmpty}
      />
      {choices.length > 1 && (
        <section className={styles.versions} aria-label={messages.compare}>
          <h2 className={styles.title}>{messages.changes}</h2>
          <div className={styles.choice}>
            <Select
              label={messages.from}
              options={names}
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
            <Select label={messages.to} options={choices} value={to} onChange={({ target }) => setTo(target.value)} />
          </div>
          <Comparison document={document} from={from} to={to} loaded={loaded} />
        </section>
      )}
    </div>
  )
}

type ComparisonProps = LegalTextProps & { readonly from: string; readonly to: string }

function Comparison({ document, from, to, loaded: { draft, inForce } }: ComparisonProps) {
  const before = useStaffQuery(viewLegalVersion, { document, version: from })
  const after = useStaffQuery(viewLegalVersion, { document, version: to === 'draft' ? inForce.version : to })
  const failure = before.failure ?? after.failure
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  const later = to === 'draft' ? draft : after.answer
  if (!before.answer || !later) return <p>{messages.loading}</p>
  return <LineChanges before={textOf(before.answer)} after={textOf(later)} />
}

const textOf = ({ summary, body }: { readonly summary: string; readonly body: string }): string =>
  `${summary}\n\n${body}`

const columnsOf = (inForce: string): readonly Column<Version>[] => [
  {
    name: messages.inForceFrom,
    cell: ({ version }) => (
      <>
        {formatDay(calendarDay(version))} {version === inForce && <Badge tone="success">{messages.inForce}</Badge>}
        {version > inForce && <Badge tone="warning">{messages.upcoming}</Badge>}
      </>
    ),
    tight: true,
  },
  {
    name: messages.players,
    cell: ({ isMaterial, revision }) =>
      revision === null ? messages.agreedAtRegistration : isMaterial ? messages.mustAgreeAgain : messages.correction,
    tight: true,
  },
  {
    name: messages.publishedManilaBy,
    cell: ({ publishedAt, publishedBy }) =>
      publishedAt === null ? (
        messages.original
      ) : (
        <TwoLines first={formatInstant(publishedAt)} second={publishedBy ?? ''} />
      ),
  },
  {
    name: messages.filipino,
    cell: ({ filipino }) =>
      filipino === null
        ? messages.translationMissing
        : filipino === 0
          ? messages.original
          : formatMessage(messages.translationNumber, { number: filipino }),
    tight: true,
  },
  { name: messages.reason, cell: ({ reason }) => reason || '–' },
]
