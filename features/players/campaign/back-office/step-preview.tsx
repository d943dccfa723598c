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
import { type ChannelStep, type Graph, isChannelStep } from '../graph.ts'
import { previewMessage } from '../message-contract.ts'
import { EmailPreview } from './email-preview.tsx'
import { messages } from './messages/en.ts'
import styles from './step-preview.module.css'
import { TestDialog } from './test-dialog.tsx'

type Message = ResponseOf<typeof previewMessage>['messages'][number]

const settlesAfterMs = 400

/** What players get of the chosen step, if it leaves the product. */
export function StepPreview({ graph, selected }: { readonly graph: Graph; readonly selected: string }) {
  const step = graph.steps.find(({ id }) => id === selected)
  return step && isChannelStep(step) && <MessagePreview key={step.id} step={step} />
}

/** In both languages, made by the server as it is made for players. */
function MessagePreview({ step }: { readonly step: ChannelStep }) {
  const may = useMay()
  const [testIn, setTestIn] = useState<Message['language']>()
  const settled = useSettledValue(step, settlesAfterMs)
  const { answer, failure } = useStaffQuery(previewMessage, { step: settled })
  const canTest = step.kind !== 'push' && may('campaign.test')
  return (
    <Card title={messages.whatPlayersGet}>
      <p className={styles.note}>{notes[step.kind]}</p>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {canTest && answer?.isTestable === false && <Notice tone="info">{messages.testOff}</Notice>}
      <div className={styles.languages} aria-busy={settled !== step}>
        {answer?.messages.map((message) => (
          <section key={message.language} className={styles.message} aria-label={languageNames[message.language]}>
            <header className={styles.head}>
              <h3 className={styles.language}>{languageNames[message.language]}</h3>
              {canTest && answer.isTestable && (
                <Button variant="secondary" size="small" icon="mail" onClick={() => setTestIn(message.language)}>
                  {formatMessage(messages.sendTestIn, { language: languageNames[message.language] })}
                </Button>
              )}
            </header>
            <Content {...message} />
          </section>
        ))}
      </div>
      {testIn && step.kind !== 'push' && (
        <TestDialog step={step} language={testIn} onClose={() => setTestIn(undefined)} />
      )}
    </Card>
  )
}

const notes: Readonly<Record<ChannelStep['kind'], string>> = {
  email: messages.previewEmailNote,
  sms: messages.previewSmsNote,
  push: messages.previewPushNote,
}

const Content = ({ language, email, sms, push }: Message) => (
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

type SmsProps = { readonly sms: NonNullable<Message['sms']>; readonly language: Message['language'] }

const SmsPreview = ({ sms: { text, letters, parts, alphabet }, language }: SmsProps) => (
  <>
    <p className={styles.bubble} lang={language}>
      {text}
    </p>
    <p className={styles.note}>{formatMessage(messages.smsLength, { letters, count: parts })}</p>
    {alphabet === 'unicode' && <p className={styles.note}>{messages.smsUnicode}</p>}
  </>
)
