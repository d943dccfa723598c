import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { viewAgents } from '../operation-contract.ts'
import { agentTitle, otherAgents } from '../operation-words.ts'
import { DaysFields, type DaysProps } from './days-fields.tsx'
import { FigureRow } from './figure-row.tsx'
import { messages } from './messages/en.ts'

type AgentRow = ResponseOf<typeof viewAgents>['agents'][number]

/** What agents bring, and what they cost. */
export function AgentsPanel({ days, onDays }: DaysProps) {
  const { answer, failure, refreshing } = useStaffQuery(viewAgents, days)
  const rows = answer?.agents ?? []
  const sum = (of: (row: AgentRow) => number): number => rows.reduce((all, row) => all + of(row), 0)
  const money = (of: (row: AgentRow) => number) => wireCentavos(sum(of))
  return (
    <>
      <DaysFields days={days} onDays={onDays} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Card>
        <FigureRow
          figures={[
            { name: messages.playersBrought, value: count(sum(({ brought }) => brought)) },
            { name: messages.theirNgr, value: <Money amount={money(({ ngr }) => ngr)} tone="gold" /> },
            { name: messages.commissionEarned, value: <Money amount={money(({ earned }) => earned)} /> },
            { name: messages.commissionPaid, value: <Money amount={money(({ paid }) => paid)} /> },
            { name: messages.commissionWaiting, value: <Money amount={money(({ waiting }) => waiting)} /> },
          ]}
        />
      </Card>
      <DataTable
        label={messages.agents}
        columns={columns}
        rows={rows}
        rowKey={({ agent }) => agent}
        empty={answer ? messages.noAgents : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const count = (players: number): string => players.toLocaleString('en-PH')
const figure = { tight: true, numeric: true } as const

const columns: readonly Column<AgentRow>[] = [
  {
    name: messages.agent,
    cell: ({ agent }) =>
      agent === otherAgents ? agentTitle(agent) : <a href={`/players/${agent}`}>{agentTitle(agent)}</a>,
  },
  { name: messages.playersBrought, cell: ({ brought }) => count(brought), ...figure },
  { name: messages.validInvites, cell: ({ valid }) => count(valid), ...figure },
  { name: messages.firstDeposit, cell: ({ depositors }) => count(depositors), ...figure },
  { name: messages.theirNgr, cell: ({ ngr }) => <Money amount={ngr} />, ...figure },
  { name: messages.commissionEarned, cell: ({ earned }) => <Money amount={earned} />, ...figure },
  { name: messages.commissionPaid, cell: ({ paid }) => <Money amount={paid} />, ...figure },
  { name: messages.commissionWaiting, cell: ({ waiting }) => <Money amount={waiting} />, ...figure },
]
