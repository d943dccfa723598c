import type { ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { readMarketingConsents } from '../contract.ts'
import styles from './consent-card.module.css'
import { messages } from './messages/en.ts'
import { useConsent } from './use-consent.ts'

type Consents = ResponseOf<typeof readMarketingConsents>

/** By which channels the player gets promos: one tap gives, and one tap withdraws. */
export function ConsentCard() {
  const { answer, failure, refresh } = useCallQuery(readMarketingConsents, {})
  return (
    <Card title={messages.title}>
      <p className={styles.lead}>{messages.lead}</p>
      <div className={styles.consents} aria-busy={!answer && !failure}>
        {answer?.consents.map((consent) => (
          <ConsentRow key={consent.channel} consent={consent} answer={answer} refresh={refresh} />
        ))}
      </div>
      {answer && <p className={styles.note}>{messages.noDevice}</p>}
      {answer?.hasEmail === false && <p className={styles.note}>{messages.noEmail}</p>}
      {!answer && failure && (
        <div className={styles.failure}>
          <p>{failureText(failure)}</p>
          <Button variant="secondary" size="small" onClick={() => void refresh()}>
            {messages.loadAgain}
          </Button>
        </div>
      )}
    </Card>
  )
}

interface ConsentRowProps {
  consent: Consents['consents'][number]
  answer: Consents
  refresh: () => Promise<void>
}

/** Without an address there is nothing to give; what was given before can still be withdrawn. */
function ConsentRow({ consent, answer, refresh }: ConsentRowProps) {
  const { channel, text, since } = consent
  const { isOn, change } = useConsent({ channel, isOn: since !== null, wording: answer.wording, refresh })
  return (
    <Checkbox
      checked={isOn}
      disabled={channel === 'email' && !answer.hasEmail && !isOn}
      onChange={({ target }) => change(target.checked)}
    >
      {text}
    </Checkbox>
  )
}
