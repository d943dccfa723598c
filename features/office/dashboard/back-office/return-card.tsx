import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { Card } from '#platform/ui/card/card.tsx'
import type { ShownSpan } from './span-card.tsx'
import { messages } from './messages/en.ts'
import styles from './return-card.module.css'

const millionths = 1_000_000

/** What the house kept of the bets, beside what it should keep by the games' own declaration. */
export function ReturnCard({ shown: { now, earlier, theory } }: { readonly shown: ShownSpan }) {
  return (
    <Card title={messages.holdTitle}>
      <dl className={styles.figures}>
        <Figure name={messages.hold} value={holdText(now.total)} about={messages.holdAbout} />
        <Figure
          name={messages.theoreticalHold}
          value={theory ? rangeText(millionths - theory.highest, millionths - theory.lowest) : '–'}
          about={messages.theoreticalHoldAbout}
        />
        <Figure
          name={messages.theoreticalReturn}
          value={theory ? rangeText(theory.lowest, theory.highest) : '–'}
          about={
            theory
              ? formatMessage(messages.weightedBy, { staked: formatMoney(wireCentavos(theory.staked)) })
              : messages.noTheory
          }
        />
        <Figure
          name={messages.holdBefore}
          value={earlier ? holdText(earlier.total) : '–'}
          about={earlier ? messages.holdBeforeAbout : messages.notCompared}
        />
      </dl>
    </Card>
  )
}

type FigureProps = { readonly name: string; readonly value: string; readonly about: string }

const Figure = ({ name, value, about }: FigureProps) => (
  <div>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={styles.about}>{about}</dd>
  </div>
)

const percent = new Intl.NumberFormat('en-PH', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

const holdText = ({ ggr, stake }: ShownSpan['now']['total']): string =>
  stake === 0 ? '–' : percent.format(ggr / stake)

function rangeText(low: number, high: number): string {
  const [from, to] = [percent.format(low / millionths), percent.format(high / millionths)]
  return from === to ? from : `${from} – ${to}`
}
