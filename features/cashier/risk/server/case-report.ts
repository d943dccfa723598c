import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { csvLine } from '#core/csv/csv-line.ts'
import { sumCentavos } from '#core/money/centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { paymentProviderName } from '#features/cashier/channel/server/index.ts'
import type { OutsideMovement } from '#ledger'
import { pdfFile, type PdfPage, type PdfText, pageSize } from '#platform/pdf/pdf-file.ts'
import { alertText } from '../alert-text.ts'
import { amlRuleWords, movementReasons, movementWords } from '../aml-rule-words.ts'
import { lastDayOf } from '../case-due-at.ts'
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
  /** Why the transactions are suspicious, in the officer's words; empty in other reports. */
  readonly grounds: string
}

const names = { STR: 'Suspicious transaction report', CTR: 'Covered transaction report' } as const

// Without a byte order mark, spreadsheets on Windows misread UTF-8.
const byteOrderMark = '\uFEFF'

/** CSV for spreadsheets and the authority's upload: facts first, then one line per movement. */
export function reportCsv(report: CaseReport): string {
  const facts = factsOf(report).map(({ name, value }) => csvLine([name, value]))
  const alerts = report.alerts.map(({ day, rule, inputs }) =>
    csvLine(['Alert', day, amlRuleWords[rule], alertText(rule, inputs)]),
  )
  const head = csvLine(['Time (Manila)', 'Type', 'Amount (PHP)', 'Reference', 'Counterparty'])
  const lines = report.movements.map(({ at, reason, amount, reference, account }) =>
    csvLine([formatInstant(at), movementWords[reason], plain(amount), reference, counterpartyOf(account)]),
  )
  return [byteOrderMark, ...facts, ...alerts, csvLine([]), head, ...lines].join('')
}

const plain = (amount: bigint): string => formatHundredths(amount).replaceAll(',', '').replace('−', '-')

function factsOf({
  form,
  operator,
  about,
  person,
  movements,
  madeAt,
  madeBy,
  grounds,
}: CaseReport): readonly PersonFact[] {
  return [
    { name: 'Report', value: names[form] },
    { name: 'Reporting institution', value: operator },
    { name: 'Case', value: `${about.id}, opened ${formatInstant(about.openedAt)}` },
    { name: 'Due', value: formatDay(lastDayOf(about.dueAt)) },
    { name: 'Created', value: `${formatInstant(madeAt)}, by ${madeBy}` },
    { name: 'Player', value: String(about.playerId) },
    ...person,
    ...totalsOf(movements),
    ...(grounds === '' ? [] : [{ name: 'Grounds', value: grounds }]),
  ]
}

/** The sum and number of each kind of line, so that a reader can check them. */
const totalsOf = (movements: readonly OutsideMovement[]): readonly PersonFact[] =>
  movementReasons.flatMap((reason) => {
    const amounts = movements.filter((each) => each.reason === reason).map(({ amount }) => amount)
    const value = `PHP ${formatHundredths(sumCentavos(amounts))} in ${amounts.length}`
    return amounts.length === 0 ? [] : [{ name: `Included: ${movementWords[reason]}`, value }]
  })

const margin = 40
const right = pageSize.width - margin
const rowHeight = 15
const rowsPerPage = 44

export function reportPdf(report: CaseReport): Buffer {
  const rows = [
    ...factsOf(report).flatMap(({ name, value }) => wrapped(name, value)),
    ...report.alerts.flatMap(({ day, rule, inputs }) =>
      wrapped(`Alert, ${formatDay(day)}`, `${amlRuleWords[rule]}. ${alertText(rule, inputs)}`),
    ),
    ['', ''] as const,
    ...report.movements.map(
      ({ at, reason, amount, reference, account }): Row => [
        formatInstant(at),
        `${movementWords[reason]}   PHP ${formatHundredths(amount)}   ${reference}   ${counterpartyOf(account)}`,
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

/** As many rows as the value has lines; the font has no sign of the peso. */
const wrapped = (name: string, value: string): readonly Row[] =>
  linesOf(value.replaceAll('₱', 'PHP ')).map((line, at): Row => [at === 0 ? name : '', line])

const lineLength = 84
const line = new RegExp(`.{1,${lineLength}}(?:\\s+|$)|\\S{1,${lineLength}}`, 'g')
const linesOf = (value: string): readonly string[] =>
  value.split(/\r?\n/).flatMap((paragraph) => paragraph.match(line)?.map((each) => each.trim()) ?? [''])

/** `psp:sandpay` is SandPay. */
const counterpartyOf = (account: string): string => paymentProviderName(account.replace(/^(?:psp|bank):/, ''))

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
