import { useState } from 'react'
import { type Language, languageNames } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { messages } from './messages/en.ts'
import styles from './message-words.module.css'

type EmailPreviewProps = {
  readonly email: { readonly subject: string; readonly text: string; readonly html: string }
  readonly language: Language
}

const views = [
  { value: 'html', label: messages.asHtml },
  { value: 'text', label: messages.asText },
] as const

/** An e-mail as mail programs show it: in a frame in which no script runs and no link leads anywhere. */
export function EmailPreview({ email: { subject, text, html }, language }: EmailPreviewProps) {
  const [view, setView] = useState<'html' | 'text'>('html')
  const title = formatMessage(messages.emailIn, { language: languageNames[language] })
  return (
    <>
      <p className={styles.subject} lang={language}>
        <span className={styles.kicker}>{messages.subject}</span>
        {subject}
      </p>
      <SegmentedControl
        label={formatMessage(messages.viewIn, { language: languageNames[language] })}
        options={[...views]}
        value={view}
        onChange={setView}
      />
      {view === 'html' ? (
        <iframe className={styles.frame} title={title} sandbox="" srcDoc={html} />
      ) : (
        <pre className={styles.text} lang={language} aria-label={title}>
          {text}
        </pre>
      )}
    </>
  )
}
