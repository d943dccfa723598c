import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import type { simulatePromotion } from '../staff-contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './promotion-page.module.css'

interface SimulationCardProps {
  simulation: ResponseOf<typeof simulatePromotion>
}

/** A version's cost, its audience, and its rules as players would read them. */
export function SimulationCard({ simulation: { cost, measured, audience, rule } }: SimulationCardProps) {
  return (
    <Card title={messages.previewTitle}>
      <div className={styles.cost}>
        <FactList
          facts={[
            { name: messages.expectedCost, value: formatMoney(cost.expected) },
            { name: messages.worstCost, value: formatMoney(cost.worst) },
            { name: messages.assumptions, value: cost.assumed },
            ...(measured === null ? [] : [{ name: messages.costByLast30Days, value: formatMoney(measured) }]),
            { name: messages.reach, value: reachText(audience) },
          ]}
        />
        {rule.map(({ heading, text, table }) => (
          <section key={heading} className={styles.rule}>
            <h3>{heading}</h3>
            {text.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {table && (
              <DataTable
                label={heading}
                columns={table.head.map((name, at) => ({ name, cell: (row: readonly string[]) => row[at] }))}
                rows={table.rows}
                rowKey={(row) => row.join()}
                empty=""
              />
            )}
          </section>
        ))}
      </div>
    </Card>
  )
}

const reachText = ({ players, of }: SimulationCardProps['simulation']['audience']): string =>
  formatMessage(messages.reachPlayers, {
    players: players.toLocaleString('en-PH'),
    total: of.toLocaleString('en-PH'),
  })
