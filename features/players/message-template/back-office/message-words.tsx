import type { ResponseOf } from '#core/contract/call.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { viewMessageTemplate } from '../contract.ts'
import { EmailPreview } from './email-preview.tsx'
import { messages } from './messages/en.ts'
import styles from './message-words.module.css'

type Message = ResponseOf<typeof viewMessageTemplate>['messages'][number]

export type MessageWordsProps = Pick<Message, 'language'> & Partial<Message>

/** What players get by each channel of a message, as nearly as this screen can show it. */
export const MessageWords = ({ language, inbox, email, sms, push }: MessageWordsProps) => (
  <>
    {inbox && (
      <div className={styles.letter} lang={language}>
        <p className={styles.title}>{inbox.title}</p>
        {inbox.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    )}
    {email && <EmailPreview email={email} language={language} />}
    {sms && <SmsPreview sms={sms} language={language} />}
    {push && (
      <div className={styles.push} lang={language}>
        <p className={styles.title}>{push.title || messages.noTitle}</p>
        <p>{push.body || messages.noWords}</p>
      </div>
    )}
  </>
)

type SmsProps = { readonly sms: NonNullable<Message['sms']>; readonly language: Language }

const SmsPreview = ({ sms: { text, letters, parts, alphabet }, language }: SmsProps) => (
  <>
    <p className={styles.bubble} lang={language}>
      {text}
    </p>
    <p className={styles.note}>{formatMessage(messages.smsLength, { letters, count: parts })}</p>
    {alphabet === 'unicode' && <p className={styles.note}>{messages.smsUnicode}</p>}
  </>
)
