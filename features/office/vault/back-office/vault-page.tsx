import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { listVaultDays } from '../contract.ts'
import { verifierName } from '../format.ts'
import { DownloadButton } from './download-button.tsx'
import { LiveView } from './live-view.tsx'
import { messages } from './messages/en.ts'
import styles from './vault-page.module.css'

type Day = ResponseOf<typeof listVaultDays>['days'][number]

const refreshEveryMs = 60_000

const total = (files: Day['files'], part: 'bytes' | 'records'): number =>
  files.reduce((sum, file) => sum + (file[part] ?? 0), 0)

const columns: readonly Column<Day>[] = [
  { name: messages.date, cell: ({ day }) => <a href={`/vault?day=${day}`}>{formatDay(day)}</a>, tight: true },
  { name: messages.signed, cell: ({ signedAt }) => formatInstant(signedAt), tight: true },
  { name: messages.files, cell: ({ files }) => files.length, tight: true, numeric: true },
  {
    name: messages.records,
    cell: ({ files }) => total(files, 'records').toLocaleString('en-PH'),
    tight: true,
    numeric: true,
  },
  { name: messages.size, cell: ({ files }) => sizeText(total(files, 'bytes')), tight: true, numeric: true },
  { name: messages.manifest, cell: ({ hash }) => <code>{hash.slice(0, 16)}…</code>, tight: true },
]

/** The days of the vault, the files of one of them, and today as it is counted now. */
export function VaultPage() {
  const { answer, failure, refreshing } = useStaffQuery(listVaultDays, {}, { refreshEveryMs })
  const named = useQueryParameter('day')
  const shown = answer?.days.find(({ day }) => day === named) ?? answer?.days[0]
  return (
    <>
      <PageHead
        title={messages.vault}
        actions={shown && <DownloadButton day={shown.day} name={verifierName} label={messages.verifier} />}
      >
        {messages.intro}
      </PageHead>
      <LiveView />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && (
        <>
          <h2 className={styles.heading}>{messages.signedDays}</h2>
          <div className={styles.days}>
            <NextDay next={answer.next} />
            <DataTable
              label={messages.signedDays}
              columns={columns}
              rows={answer.days}
              rowKey={({ day }) => day}
              empty={messages.noDays}
              refreshing={refreshing}
            />
          </div>
        </>
      )}
      {shown && <DayFiles {...shown} />}
    </>
  )
}

const nextTexts = {
  dayOpen: messages.dayOpen,
  notSummedUp: messages.notSummedUp,
  noRoot: messages.noRoot,
  writing: messages.writing,
} as const

/** The day that is written next, and why it is not written yet. */
function NextDay({ next }: Pick<ResponseOf<typeof listVaultDays>, 'next'>) {
  if (next === null) return <Notice tone="info">{messages.nothingYet}</Notice>
  const { day, waits, written, kinds } = next
  return <Notice tone="info">{formatMessage(nextTexts[waits], { date: formatDay(day), written, kinds })}</Notice>
}

const kilo = 1_000
const units = ['kB', 'MB', 'GB'] as const

/** 850 kB: rounded up, in the largest unit below which nothing is left of it. */
function sizeText(bytes: number): string {
  const steps = bytes < kilo ** 2 ? 0 : bytes < kilo ** 3 ? 1 : 2
  return `${Math.ceil(bytes / kilo ** (steps + 1)).toLocaleString('en-PH')} ${units[steps]}`
}

type DayFile = Day['files'][number] & Pick<Day, 'day'>

const fileColumns: readonly Column<DayFile>[] = [
  { name: messages.file, cell: ({ name }) => name },
  { name: messages.records, cell: ({ records }) => records?.toLocaleString('en-PH') ?? '', tight: true, numeric: true },
  { name: messages.size, cell: ({ bytes }) => sizeText(bytes), tight: true, numeric: true },
  { name: messages.download, cell: ({ day, name }) => <DownloadButton day={day} name={name} />, tight: true },
]

function DayFiles({ day, hash, files }: Day) {
  const title = formatMessage(messages.filesOf, { date: formatDay(day) })
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.hash}>{formatMessage(messages.manifestHash, { hash })}</p>
      <DataTable
        label={title}
        columns={fileColumns}
        rows={files.map((file) => ({ day, ...file }))}
        rowKey={({ name }) => name}
        empty={messages.noDays}
      />
    </>
  )
}
