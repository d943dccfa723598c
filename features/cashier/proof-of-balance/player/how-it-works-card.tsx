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
          {formatRich(messages.everyNightTheHouseAddsTwo, {
            everyNightTheHouseAdds: <strong>{messages.everyNightTheHouseAdds}</strong>,
          })}
        </li>
        <li>
          {formatRich(messages.theRootIsPublishedForLeave, {
            theRootIsPublishedFor: <strong>{messages.theRootIsPublishedFor}</strong>,
          })}
        </li>
        <li>
          {formatRich(messages.yourFileHoldsTheWayThis, {
            yourFileHoldsTheWay: <strong>{messages.yourFileHoldsTheWay}</strong>,
          })}
        </li>
      </ol>
    </Card>
  )
}
