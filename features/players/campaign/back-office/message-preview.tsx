import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { languageNames } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useSettledValue } from '#platform/office-ui/preview/use-settled-value.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import type { ChannelStep } from '../graph.ts'
import { previewMessage } from '../message-contract.ts'
import { EmailPreview } from './email-preview.tsx'
import { messages } from './messages/en.ts'
import styles from './message-preview.module.css'
import { TestDialog } from './test-dialog.tsx'

type Shown = ResponseOf<typeof previewMessage>['messages'][number]

const settlesAfterMs = 400

/** What players get of a step in both languages, made by the server as it is made for them. */
export function MessagePreview({ step }: { readonly step: ChannelStep }) {
  const may = useMay()
  const [tested, setTested] = useState<Shown['language']>()
  const asked = useSettledValue(step, settlesAfterMs)
  const { answer, failure } = useStaffQuery(previewMessage, { step: asked })
  const canTest = step.kind !== 'push' && may('campaign.test')
  return (
    <Card title={messages.whatPlayersGet}>
      <p className={styles.note}>{notes[step.kind]}</p>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {canTest && answer?.isTestable === false && <Notice tone="info">{messages.testOff}</Notice>}
      <div className={styles.languages} aria-busy={asked !== step}>
        {answer?.messages.map((message) => (
          <section key={message.language} className={styles.message} aria-label={languageNames[message.language]}>
            <header className={styles.head}>
              <h3 className={styles.language}>{languageNames[message.language]}</h3>
              {canTest && answer.isTestable && (
                <Button variant="secondary" size="small" icon="mail" onClick={() => setTested(message.language)}>
                  {formatMessage(messages.sendTestIn, { language: languageNames[message.language] })}
                </Button>
              )}
            </header>
            <Message {...message} />
          </section>
        ))}
      </div>
      {tested && step.kind !== 'push' && (
        <TestDialog step={step} language={tested} onClose={() => setTested(undefined)} />
      )}
    </Card>
  )
}

const notes: Readonly<Record<ChannelStep['kind'], string>> = {
  email: messages.previewEmailNote,
  sms: messages.previewSmsNote,
  push: messages.previewPushNote,
}

const Message = ({ language, email, sms, push }: Shown) => (
  <>
    {email && <EmailPreview email={email} language={language} />}
    {sms && <SmsPreview sms={sms} language={language} />}
    {push && (
      <div className={styles.push} lang={language}>
        <p className={styles.pushTitle}>{push.title || messages.noTitle}</p>
        <p>{push.body || messages.noWords}</p>
      </div>
    )}
  </>
)

type SmsProps = { readonly sms: NonNullable<Shown['sms']>; readonly language: Shown['language'] }

const SmsPreview = ({ sms: { text, letters, parts, alphabet }, language }: SmsProps) => (
  <>
    <p className={styles.bubble} lang={language}>
      {text}
    </p>
    <p className={styles.note}>{formatMessage(messages.smsLength, { letters, count: parts })}</p>
    {alphabet === 'unicode' && <p className={styles.note}>{messages.smsUnicode}</p>}
  </>
)
