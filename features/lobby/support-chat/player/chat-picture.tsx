import { useState } from 'react'
import type { Instant } from '#core/clock/instant.ts'
import { formatTime } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { viewSupportPicture } from '../contract.ts'
import styles from './support-chat.module.css'
import { messages } from './messages/en.ts'

export type ChatPictureProps = { readonly messageId: number; readonly sentAt: Instant }

/** A photo that the player sent. It is fetched when asked for: the player has it already, and mobile data cost money. */
export function ChatPicture({ messageId, sentAt }: ChatPictureProps) {
  const [isShown, setIsShown] = useState(false)
  const { answer, failure } = useCallQuery(viewSupportPicture, { messageId }, { enabled: isShown })
  if (failure) return <p className={styles.text}>{failureText(failure)}</p>
  if (answer) {
    return (
      <img
        className={styles.picture}
        src={`data:image/jpeg;base64,${answer.base64}`}
        alt={formatMessage(messages.yourPhoto, { time: formatTime(sentAt) })}
      />
    )
  }
  return (
    <Button variant="secondary" size="small" icon="image" loading={isShown} onClick={() => setIsShown(true)}>
      {messages.showPhoto}
    </Button>
  )
}
