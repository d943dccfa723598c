import { useState } from 'react'
import type { Language } from '#core/language/language.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { InBothLanguages, MessageWords, TestDialog } from '#features/players/message-template/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useSettledValue } from '#platform/office-ui/preview/use-settled-value.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { type ChannelStep, type Graph, isChannelStep } from '../graph.ts'
import { previewMessage, testMessage } from '../message-contract.ts'
import { messages } from './messages/en.ts'
import styles from './step-preview.module.css'

const settlesAfterMs = 400
const nothing = { messages: [], isTestable: undefined }

/** What players get of the chosen step, if it leaves the product. */
export function StepPreview({ graph, selected }: { readonly graph: Graph; readonly selected: string }) {
  const step = graph.steps.find(({ id }) => id === selected)
  return step && isChannelStep(step) && <MessagePreview key={step.id} step={step} />
}

/** In both languages, made by the server as it is made for players. */
function MessagePreview({ step }: { readonly step: ChannelStep }) {
  const may = useMay()
  const client = useClient()
  const [testIn, setTestIn] = useState<Language>()
  const settled = useSettledValue(step, settlesAfterMs)
  const { answer, failure } = useStaffQuery(previewMessage, { step: settled })
  const { messages: previews, isTestable } = answer ?? nothing
  const mayTest = step.kind !== 'push' && may('campaign.test')
  return (
    <Card title={messages.whatPlayersGet}>
      <p className={styles.note}>{notes[step.kind]}</p>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {mayTest && isTestable === false && <Notice tone="info">{messages.testOff}</Notice>}
      <InBothLanguages
        contents={previews.map((each) => ({ language: each.language, words: <MessageWords {...each} /> }))}
        isBusy={settled !== step}
        onTest={mayTest && isTestable ? setTestIn : undefined}
      />
      {testIn && step.kind !== 'push' && (
        <TestDialog
          channel={step.kind}
          language={testIn}
          send={(request) => client.send(testMessage, { step, language: testIn, ...request })}
          onClose={() => setTestIn(undefined)}
        />
      )}
    </Card>
  )
}

const notes: Readonly<Record<ChannelStep['kind'], string>> = {
  email: messages.previewEmailNote,
  sms: messages.previewSmsNote,
  push: messages.previewPushNote,
}
