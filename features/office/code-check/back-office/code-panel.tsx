import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { viewCodeChecks } from '../contract.ts'
import styles from './code-panel.module.css'
import { messages } from './messages/en.ts'

type Check = ResponseOf<typeof viewCodeChecks>['checks'][number]

const refreshEveryMs = 60_000

/** Whether every process runs the files that were released. */
export function CodePanel() {
  const { answer, failure } = useStaffQuery(viewCodeChecks, {}, { refreshEveryMs })
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label={messages.label}
        columns={columns}
        rows={answer?.checks ?? []}
        rowKey={({ process }) => process}
        empty={answer ? messages.empty : messages.loading}
      />
    </>
  )
}

const tones: Readonly<Record<Check['state'], BadgeProps['tone']>> = {
  same: 'success',
  changed: 'danger',
  checkout: 'neutral',
  unlisted: 'warning',
}
const texts = { same: messages.same, checkout: messages.checkout, unlisted: messages.unlisted } as const
const faultTexts = {
  changed: messages.faultChanged,
  missing: messages.faultMissing,
  added: messages.faultAdded,
} as const

const shortHash = (hash: string): string => hash.slice(0, 12)

const columns: readonly Column<Check>[] = [
  { name: messages.process, cell: ({ process }) => process, tight: true },
  {
    name: messages.version,
    cell: ({ version, commit }) => (
      <TwoLines
        first={version}
        second={commit === null ? '' : formatMessage(messages.commit, { commit: shortHash(commit) })}
      />
    ),
    tight: true,
  },
  { name: messages.result, cell: (check) => <Result check={check} /> },
  {
    name: messages.files,
    cell: ({ files, filesSha256 }) => (
      <TwoLines
        first={files.toLocaleString('en-PH')}
        second={filesSha256 === null ? '' : formatMessage(messages.listHash, { hash: shortHash(filesSha256) })}
      />
    ),
    tight: true,
    numeric: true,
  },
  { name: messages.checked, cell: ({ checkedAt }) => formatInstant(checkedAt), tight: true },
]

function Result({ check: { state, faults, named } }: { readonly check: Check }) {
  return (
    <div className={styles.result}>
      <Badge tone={tones[state]}>
        {state === 'changed' ? formatMessage(messages.changed, { count: faults }) : texts[state]}
      </Badge>
      {state === 'checkout' && <span>{messages.checkoutText}</span>}
      {state === 'unlisted' && <span>{messages.unlistedText}</span>}
      {named.length > 0 && (
        <ul className={styles.files}>
          {named.map(({ path, fault }) => (
            <li key={path}>
              <code>{formatMessage(faultTexts[fault], { path })}</code>
            </li>
          ))}
          {faults > named.length && <li>{formatMessage(messages.andMore, { count: faults - named.length })}</li>}
        </ul>
      )}
    </div>
  )
}
