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
import type { LegalTextProps } from './draft-panel.tsx'
import styles from './legal-page.module.css'
import { LineChanges } from './line-changes-list.tsx'

type Version = LegalTextProps['loaded']['versions'][number]

/** Every version, and the difference between any two. */
export function VersionsPanel({ document, loaded }: LegalTextProps) {
  const { versions, inForce, draft } = loaded
  const [from, setFrom] = useState(inForce.version)
  const [to, setTo] = useState(draft ? 'draft' : (versions[0]?.version ?? inForce.version))
  const names = versions.map(({ version }) => ({ value: version, label: formatDay(calendarDay(version)) }))
  const drafted = draft ? [{ value: 'draft', label: `Draft no. ${draft.revision}` }] : []
  const choices = [...drafted, ...names]
  return (
    <div className={styles.versions}>
      <DataTable
        label="Versions"
        columns={columnsOf(inForce.version)}
        rows={versions}
        rowKey={({ version }) => version}
        empty="There is none."
      />
      {choices.length > 1 && (
        <section className={styles.versions} aria-label="Compare">
          <h2 className={styles.title}>What changed</h2>
          <div className={styles.choice}>
            <Select label="From" options={names} value={from} onChange={({ target }) => setFrom(target.value)} />
            <Select label="To" options={choices} value={to} onChange={({ target }) => setTo(target.value)} />
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
  if (!before.answer || !later) return <p>Loading …</p>
  return <LineChanges before={textOf(before.answer)} after={textOf(later)} />
}

const textOf = ({ summary, body }: { readonly summary: string; readonly body: string }): string =>
  `${summary}\n\n${body}`

const columnsOf = (inForce: string): readonly Column<Version>[] => [
  {
    name: 'In force from',
    cell: ({ version }) => (
      <>
        {formatDay(calendarDay(version))} {version === inForce && <Badge tone="success">Now</Badge>}
        {version > inForce && <Badge tone="warning">To come</Badge>}
      </>
    ),
    tight: true,
  },
  {
    name: 'Players',
    cell: ({ isMaterial, revision }) =>
      revision === null ? 'Agreed at registration' : isMaterial ? 'Asked to agree again' : 'Not asked: a correction',
    tight: true,
  },
  {
    name: 'Published (Manila), by',
    cell: ({ publishedAt, publishedBy }) =>
      publishedAt === null ? (
        'Came with the product'
      ) : (
        <TwoLines first={formatInstant(publishedAt)} second={publishedBy ?? ''} />
      ),
  },
  { name: 'Why', cell: ({ reason }) => reason || '–' },
]
