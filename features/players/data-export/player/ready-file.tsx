import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import styles from './data-page.module.css'
import { messages } from './messages/en.ts'
import { sizeText } from './size-text.ts'
import { useDataDownload } from './use-data-download.ts'

export type ReadyFileProps = {
  readonly id: number
  readonly expiresAt: Instant
  readonly pieces: number
  readonly sizeBytes: number
}

/** The file, until it is deleted. */
export function ReadyFile({ id, expiresAt, pieces, sizeBytes }: ReadyFileProps) {
  const { download, pending, done, presenceDialog } = useDataDownload({ id, pieces })
  return (
    <>
      <p role="status">{formatMessage(messages.readyUntil, { time: formatInstant(expiresAt) })}</p>
      <p className={styles.soft}>{messages.keepItSafe}</p>
      <Button icon="download" size="large" block loading={pending} onClick={() => void download()}>
        {formatMessage(messages.download, { size: sizeText(sizeBytes) })}
      </Button>
      {pending && pieces > 1 && <ProgressBar label={messages.downloading} value={done} max={pieces} />}
      {presenceDialog}
    </>
  )
}
