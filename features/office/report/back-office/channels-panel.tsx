import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { viewChannels } from '../contract.ts'
import { channelTitle } from '../report-names.ts'
import { DaysFields, type DaysProps } from './days-fields.tsx'
import { FigureRow } from './figure-row.tsx'
import { messages } from './messages/en.ts'
import { shareText } from './share-text.ts'

type ChannelRow = ResponseOf<typeof viewChannels>['channels'][number]

/** From the first visit to NGR, by the way in which players came. */
export function ChannelsPanel({ days, onDays }: DaysProps) {
  const { answer, failure, refreshing } = useStaffQuery(viewChannels, days)
  const rows = answer?.channels ?? []
  const sum = (of: (row: ChannelRow) => number): number => rows.reduce((all, row) => all + of(row), 0)
  return (
    <>
      <DaysFields days={days} onDays={onDays} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Card>
        <FigureRow
          figures={[
            { name: messages.firstVisits, value: count(sum(({ visits }) => visits)) },
            { name: messages.registered, value: count(sum(({ registered }) => registered)) },
            { name: messages.firstDeposit, value: count(sum(({ depositors }) => depositors)) },
            { name: messages.ngr, value: <Money amount={wireCentavos(sum(({ ngr }) => ngr))} tone="gold" /> },
          ]}
        />
      </Card>
      <DataTable
        label={messages.channels}
        columns={columns}
        rows={rows}
        rowKey={({ channel }) => channel}
        empty={answer ? messages.noChannels : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const count = (players: number): string => players.toLocaleString('en-PH')
const share = (part: number, whole: number): string => (whole === 0 ? '–' : shareText(part, whole))
const figure = { tight: true, numeric: true } as const

const columns: readonly Column<ChannelRow>[] = [
  { name: messages.channel, cell: ({ channel }) => channelTitle(channel) },
  { name: messages.firstVisits, cell: ({ visits }) => count(visits), ...figure },
  { name: messages.registered, cell: ({ registered }) => count(registered), ...figure },
  { name: messages.firstDeposit, cell: ({ depositors }) => count(depositors), ...figure },
  { name: messages.depositorShare, cell: ({ depositors, registered }) => share(depositors, registered), ...figure },
  { name: messages.ngr, cell: ({ ngr }) => <Money amount={ngr} />, ...figure },
]
