import { Card } from '#platform/ui/card/card.tsx'
import { messages } from './messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './how-it-works-card.module.css'

/** The explanation in three sentences. */
export function HowItWorksCard() {
  return (
    <Card title={messages.howItWorks}>
      <ol className={styles.steps}>
        <li>
          {formatRich(messages.sumStepText, {
            lead: <strong>{messages.sumStep}</strong>,
          })}
        </li>
        <li>
          {formatRich(messages.rootStepText, {
            lead: <strong>{messages.rootStep}</strong>,
          })}
        </li>
        <li>
          {formatRich(messages.fileStepText, {
            lead: <strong>{messages.fileStep}</strong>,
          })}
        </li>
      </ol>
    </Card>
  )
}
