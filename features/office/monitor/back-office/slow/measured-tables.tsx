import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import type { viewSlow } from '../../slow-contract.ts'
import { messages } from '../messages/en.ts'
import { serviceTitle } from './split-bar.tsx'
import { durationText, timeColumns } from './time-columns.tsx'

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

type Slow = ResponseOf<typeof viewSlow>
type Page = Slow['pages'][number]

/** Payment providers and other services that we call. */
export const ServicesTable = ({ services }: Pick<Slow, 'services'>) => (
  <DataTable
    label={messages.otherServices}
    columns={[{ name: messages.service, cell: ({ name }) => serviceTitle(name) }, ...timeColumns]}
    rows={services}
    rowKey={({ name }) => name}
    empty={messages.noServices}
  />
)

/** The statements that took the most time in all. */
export const StatementsTable = ({ statements }: Pick<Slow, 'statements'>) => (
  <DataTable
    label={messages.statements}
    columns={[
      { name: messages.statement, cell: ({ name }) => name },
      {
        name: messages.shareOfTime,
        cell: ({ share }) => formatMessage(messages.percent, { percent: share.toLocaleString('en-PH', oneDigit) }),
        tight: true,
        numeric: true,
      },
      ...timeColumns,
    ]}
    rows={statements}
    rowKey={({ name }) => name}
    empty={messages.nothingMeasured}
  />
)

const pageColumns: readonly Column<Page>[] = [
  { name: messages.page, cell: ({ page }) => page },
  { name: messages.visits, cell: ({ visits }) => visits.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: messages.lcp, cell: ({ lcp }) => vitalText(lcp), tight: true, numeric: true },
  { name: messages.inp, cell: ({ inp }) => vitalText(inp), tight: true, numeric: true },
]

const vitalText = (ms: number | null): string => (ms === null ? '–' : durationText(ms))

/** What real visits reported: three of four were at least as good. */
export const PagesTable = ({ pages }: Pick<Slow, 'pages'>) => (
  <DataTable
    label={messages.pages}
    columns={pageColumns}
    rows={pages}
    rowKey={({ page }) => page}
    empty={messages.noVisits}
  />
)
