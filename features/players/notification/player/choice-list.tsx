import type { ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { type Choice, choices, isAlwaysSent } from '../choices.ts'
import { readNotificationChoices } from '../contract.ts'
import { emailFacts, isAlwaysByEmail } from '../email-facts.ts'
import styles from './choice-list.module.css'
import { messages } from './messages/en.ts'
import { type AnyChoice, useChoice, type WithPresence } from './use-choice.ts'

const names = {
  paidOut: messages.paidOut,
  identityDecided: messages.identityDecided,
  limitReached: messages.limitReached,
  securityChanged: messages.securityChanged,
  supportWrote: messages.supportWrote,
  chatAnswered: messages.chatAnswered,
  roundEnded: messages.roundEnded,
  newDevice: messages.newDevice,
  passwordChanged: messages.passwordChanged,
  mobileRemoved: messages.mobileRemoved,
  bankAccount: messages.bankAccount,
  withdrawalPassword: messages.withdrawalPassword,
  accountClosed: messages.accountClosed,
  passkey: messages.passkey,
} as const satisfies Readonly<Record<Choice['fact'], string>>

const groups = [
  { channel: 'push', title: messages.onAllDevices, reason: messages.pushReason },
  { channel: 'sms', title: messages.byText, reason: messages.textReason },
] as const

/** Facts by notification and security messages by SMS: which are sent, and which can be turned off. The same on all devices. */
export function ChoiceList({ withPresence }: { readonly withPresence: WithPresence }) {
  const { answer, failure, refresh } = useCallQuery(readNotificationChoices, {})
  return (
    <div className={styles.groups}>
      {groups.map(({ channel, title, reason }) => (
        <fieldset key={channel} className={styles.group}>
          <legend>{title}</legend>
          {choices
            .filter((choice) => choice.channel === channel)
            .map((choice) =>
              isAlwaysSent(choice) ? (
                <AlwaysRow key={choice.fact} name={names[choice.fact]} />
              ) : (
                <ChoiceRow key={choice.fact} {...{ choice, answer, refresh, withPresence }} />
              ),
            )}
          <p className={styles.reason}>{reason}</p>
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{messages.byEmail}</legend>
        <AlwaysRow name={messages.securityMessages} />
        {emailFacts.map((fact) =>
          isAlwaysByEmail(fact) ? (
            <AlwaysRow key={fact} name={names[fact]} />
          ) : (
            <ChoiceRow key={fact} choice={{ channel: 'email', fact }} {...{ answer, refresh, withPresence }} />
          ),
        )}
        <p className={styles.reason}>{answer?.hasEmail === false ? messages.noEmail : messages.emailReason}</p>
      </fieldset>
      {!answer && failure && (
        <div className={styles.failure}>
          <p>{failureText(failure)}</p>
          <Button variant="secondary" size="small" onClick={() => void refresh()}>
            {messages.loadAgain}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ChoiceRowProps {
  choice: AnyChoice
  /** Undefined: not read yet. The row is there already, so that nothing moves. */
  answer: ResponseOf<typeof readNotificationChoices> | undefined
  refresh: () => Promise<void>
  withPresence: WithPresence
}

function ChoiceRow({ choice, answer, refresh, withPresence }: ChoiceRowProps) {
  const kept = answer?.choices.find(({ channel, fact }) => channel === choice.channel && fact === choice.fact)
  const { isOn, change } = useChoice({ choice, isOn: kept?.isOn ?? false, refresh, withPresence })
  return (
    <Checkbox
      checked={isOn}
      disabled={kept === undefined || (choice.channel === 'email' && answer?.hasEmail === false)}
      onChange={({ target }) => change(target.checked)}
    >
      {names[choice.fact]}
    </Checkbox>
  )
}

const AlwaysRow = ({ name }: { readonly name: string }) => (
  <p className={styles.always}>
    {name} <Badge>{messages.always}</Badge>
  </p>
)
