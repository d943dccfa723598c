import { useState } from 'react'
import * as v from 'valibot'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Logo } from '#platform/ui/logo/logo.tsx'
import styles from './download-entry.module.css'
import { useAppDownload } from './use-app-download.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const closedKey = 'downloadEntryClosed'

/** Offers the app to players without it. Once closed, it stays hidden for the session. */
export function DownloadEntry() {
  const { operatorName } = useLobbyConfiguration()
  const { offered, download } = useAppDownload()
  const [isConfirming, setConfirming] = useState(false)
  const [closed, setClosed] = useState(() => sessionStore.read(closedKey, v.boolean()) === true)
  if (!offered || closed) return null
  const close = () => {
    sessionStore.write(closedKey, true)
    setClosed(true)
  }
  const leave = () => {
    setConfirming(false)
    void download()
  }
  return (
    <aside className={styles.entry} aria-label={messages.getTheApp}>
      <Logo size={32} />
      <p className={styles.words}>
        <strong>{formatMessage(messages.appTitle, { operatorName })}</strong>
        <span className={styles.text}>{messages.appBenefitsShort}</span>
      </p>
      <Button size="small" onClick={() => setConfirming(true)}>
        {messages.getIt}
      </Button>
      <IconButton icon="close" label={messages.notNow} onClick={close} />
      <ConfirmDialog
        open={isConfirming}
        title={messages.downloadQuestion}
        confirmLabel={messages.download}
        cancelLabel={messages.notNow}
        onConfirm={leave}
        onCancel={() => setConfirming(false)}
      >
        {messages.downloadSteps}
      </ConfirmDialog>
    </aside>
  )
}
