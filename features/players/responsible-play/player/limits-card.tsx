import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { limitKinds } from '../limit-words.ts'
import { kindNames, kindTexts, periodNames } from '../limit-names.ts'
import { LimitSheet } from './limit-sheet.tsx'
import type { Care, Limit } from './care.ts'
import styles from './limits-page.module.css'
import { limitText } from './limit-text.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Every limit with its use. A tap changes one. */
export function LimitsCard({ limits }: Pick<Care, 'limits'>) {
  const [chosen, setChosen] = useState<Limit>()
  return (
    <Card title={messages.limits} flush>
      {limitKinds.map((kind) => (
        <section key={kind} className={styles.kind} aria-label={kindNames[kind]}>
          <div className={styles.kindHead}>
            <h3 className={styles.groupTitle}>{kindNames[kind]}</h3>
            <p className={styles.soft}>{kindTexts[kind]}</p>
          </div>
          {limits
            .filter((limit) => limit.kind === kind)
            .map((limit) => (
              <ListRow
                key={limit.period}
                title={periodNames[limit.period]}
                subtitle={<Used limit={limit} />}
                trailing={<Holding limit={limit} />}
                onClick={() => setChosen(limit)}
              />
            ))}
        </section>
      ))}
      <LimitSheet limit={chosen} onClose={() => setChosen(undefined)} />
    </Card>
  )
}

function Used({ limit: { kind, used, waiting } }: { readonly limit: Limit }) {
  if (waiting !== null) {
    const time = formatInstant(waiting.confirmFrom)
    if (waiting.amount === null) return <>{formatMessage(messages.limitEnding, { time })}</>
    return <>{formatMessage(messages.limitChanging, { limit: limitText(kind, waiting.amount), time })}</>
  }
  return (
    <span className={styles.used}>{formatMessage(messages.used, { amount: limitText(kind, Math.max(0, used)) })}</span>
  )
}

/** The stricter one applies. */
function Holding({ limit: { kind, amount, operatorAmount } }: { readonly limit: Limit }) {
  const holding = amount === null || (operatorAmount !== null && operatorAmount < amount) ? operatorAmount : amount
  if (holding === null) return <span className={styles.soft}>{messages.noLimit}</span>
  return <Badge tone={holding === amount ? 'neutral' : 'warning'}>{limitText(kind, holding)}</Badge>
}
