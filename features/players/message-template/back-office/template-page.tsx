import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { TemplateChannel } from '#core/message-template/message-template.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { testMessageTemplate, viewMessageTemplate } from '../contract.ts'
import { InBothLanguages } from './in-both-languages.tsx'
import { MessageWords } from './message-words.tsx'
import { messages } from './messages/en.ts'
import { channelWords, kindWords, sentWords } from './template-words.ts'
import styles from './templates-page.module.css'
import { TestDialog } from './test-dialog.tsx'

type Template = ResponseOf<typeof viewMessageTemplate>

/** One fixed message, by each of its channels in both languages. */
export function TemplatePage() {
  const key = useRouteParameter('key')
  const { answer: template, failure } = useStaffQuery(viewMessageTemplate, { key })
  return (
    <>
      <p className={styles.back}>
        <a href="/message-templates">{messages.allTemplates}</a>
      </p>
      <PageHead title={template?.name ?? messages.message}>
        {template && formatMessage(messages.kindAndWhen, { kind: kindWords[template.kind], when: template.when })}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <div className={styles.cards}>
        {template?.ways.map(({ channel, sent }) => (
          <Card
            key={channel}
            title={
              <span className={styles.channel}>
                {channelWords[channel]}
                <Badge tone={sent === 'always' ? 'success' : 'neutral'}>{sentWords[sent]}</Badge>
              </span>
            }
          >
            <ChannelWords template={template} channel={channel} />
          </Card>
        ))}
      </div>
    </>
  )
}

type ChannelWordsProps = { readonly template: Template; readonly channel: TemplateChannel }

function ChannelWords({ template, channel }: ChannelWordsProps) {
  const client = useClient()
  const { key } = template
  const mayTest = useMay()('messageTemplate.test') && channel !== 'push'
  const [testIn, setTestIn] = useState<Language>()
  const canTest = mayTest && template.testable.includes(channel)
  const contents = template.messages.map(({ language, [channel]: words }) => ({
    language,
    words: <MessageWords language={language} {...{ [channel]: words }} />,
  }))
  return (
    <>
      <p className={styles.note}>{channel === 'push' ? messages.pushNote : messages.exampleNote}</p>
      {mayTest && !canTest && <Notice tone="info">{messages.testOff}</Notice>}
      <InBothLanguages contents={contents} onTest={canTest ? setTestIn : undefined} />
      {testIn && channel !== 'push' && (
        <TestDialog
          channel={channel}
          language={testIn}
          send={(request) => client.send(testMessageTemplate, { key, channel, language: testIn, ...request })}
          onClose={() => setTestIn(undefined)}
        />
      )}
    </>
  )
}
