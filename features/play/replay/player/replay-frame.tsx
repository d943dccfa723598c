import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'
import styles from './replay-page.module.css'

export interface ReplayFrameProps {
  readonly url: string
  readonly gameName: string
}

/**
 * The game's own page with the stored round. It keeps the key that it was opened with: a newer one, fetched with news of the
 * round, would begin the replay again.
 */
export function ReplayFrame({ url, gameName }: ReplayFrameProps) {
  const [opened] = useState(url)
  return (
    <iframe
      className={styles.frame}
      src={opened}
      title={formatMessage(messages.replayOf, { game: gameName })}
      sandbox="allow-scripts allow-same-origin allow-popups"
      allow="clipboard-write"
      referrerPolicy="no-referrer"
    />
  )
}
