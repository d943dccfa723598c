import { addDays, type CalendarDay, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { csvLine } from '#core/csv/csv-line.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { type OutsideMovement, outsideMovements } from '#ledger'
import { pdfFile, type PdfPage, type PdfText, pageSize } from '#platform/pdf/pdf-file.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { amlRuleWords } from '../aml-rule-words.ts'
import type { Alert } from './store/aml-alert.store.ts'
import type { AmlCase } from './store/aml-case.store.ts'
import type { PersonFact } from './reported-person.ts'

export type CaseReport = {
  readonly form: 'STR' | 'CTR'
  readonly operator: string
  readonly about: AmlCase
  readonly person: readonly PersonFact[]
  readonly alerts: readonly Alert[]
  readonly movements: readonly OutsideMovement[]
  readonly madeAt: Instant
  readonly madeBy: string
}

const daysBefore = 30
const names = { STR: 'Suspicious transaction report', CTR: 'Covered transaction report' } as const

/** Every deposit and withdrawal, from a month before the first alert on. */
export async function movementsOfCase(db: Queryable, { playerId, openedAt }: AmlCase, alerts: readonly Alert[]) {
  const first = alerts.map(({ day }) => day).toSorted()[0] ?? dayOf(openedAt)
  const to: CalendarDay = dayOf(openedAt)
  const all = await outsideMovements(db, { from: startOfDay(addDays(first, -daysBefore)), to: endOfDay(to) })
  return all.filter((movement) => movement.playerId === playerId)
}

/** CSV for spreadsheets and the authority's upload: facts first, then one line per movement. */
export function reportCsv(report: CaseReport): string {
  const facts = factsOf(report).map(({ name, value }) => csvLine([name, value]))
  const alerts = report.alerts.map(({ day, rule }) => csvLine(['Alert', day, amlRuleWords[rule]]))
  const head = csvLine(['Time (Manila)', 'Type', 'Amount (PHP)', 'Reference', 'Counterparty'])
  const lines = report.movements.map(({ at, reason, amount, reference, account }) =>
    csvLine([formatInstant(at), reason, plain(amount), reference, account]),
  )
  return [...facts, ...alerts, csvLine([]), head, ...lines].join('')
}

const plain = (amount: bigint): string => formatHundredths(amount).replaceAll(',', '').replace('−', '-')

function factsOf({ form, operator, about, person, madeAt, madeBy }: CaseReport): readonly PersonFact[] {
  return [
    { name: 'Report', value: names[form] },
    { name: 'Reporting institution', value: operator },
    { name: 'Case', value: `${about.id}, opened ${formatInstant(about.openedAt)}` },
    { name: 'Due', value: formatDay(dayOf(about.dueAt)) },
    { name: 'Created', value: `${formatInstant(madeAt)}, by ${madeBy}` },
    { name: 'Player', value: String(about.playerId) },
    ...person,
  ]
}

const margin = 40
const right = pageSize.width - margin
const rowHeight = 15
const rowsPerPage = 44

export function reportPdf(report: CaseReport): Buffer {
  const rows = [
    ...factsOf(report).map(({ name, value }): Row => [name, value]),
    ...report.alerts.map(({ day, rule }): Row => [`Alert, ${formatDay(day)}`, amlRuleWords[rule]]),
    ['', ''] as const,
    ...report.movements.map(
      ({ at, reason, amount, reference }): Row => [
        formatInstant(at),
        `${reason}   PHP ${formatHundredths(amount)}   ${reference}`,
      ],
    ),
  ]
  const sheets = Array.from({ length: Math.max(1, Math.ceil(rows.length / rowsPerPage)) }, (_, page) =>
    rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage),
  )
  const title = `${names[report.form]}: case ${report.about.id}`
  return pdfFile(
    title,
    sheets.map((sheet, page) => pageOf(sheet, { title, page: page + 1, pages: sheets.length })),
  )
}

type Row = readonly [name: string, value: string]
type PagePosition = { readonly title: string; readonly page: number; readonly pages: number }

const pageOf = (rows: readonly Row[], { title, page, pages }: PagePosition): PdfPage => ({
  texts: [
    { text: title, font: 'bold', size: 14, x: margin, y: 52 },
    ...rows.flatMap(([name, value], at): PdfText[] => [
      { text: name, font: 'bold', size: 8.5, x: margin, y: 92 + at * rowHeight, grey: 0.3 },
      { text: value, font: 'regular', size: 8.5, x: margin + 150, y: 92 + at * rowHeight },
    ]),
    { text: `Confidential. Page ${page} of ${pages}`, font: 'regular', size: 8, x: margin, y: pageSize.height - 32 },
  ],
  lines: [{ x: margin, y: 66, width: right - margin }],
})
