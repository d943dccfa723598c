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

const closedKey = 'downloadEntryClosed'

/** Offers the app to players without it. Once closed, it stays hidden for the session. */
export function DownloadEntry() {
  const { operatorName } = useLobbyConfiguration()
  const { offered, download } = useAppDownload()
  const [asking, setAsking] = useState(false)
  const [closed, setClosed] = useState(() => sessionStore.read(closedKey, v.boolean()) === true)
  if (!offered || closed) return null
  const close = () => {
    sessionStore.write(closedKey, true)
    setClosed(true)
  }
  const leave = () => {
    setAsking(false)
    void download()
  }
  return (
    <aside className={styles.entry} aria-label="The app">
      <Logo size={32} />
      <p className={styles.words}>
        <strong>{operatorName} as an app</strong>
        <span className={styles.text}>Starts faster, needs less data</span>
      </p>
      <Button size="small" onClick={() => setAsking(true)}>
        Get it
      </Button>
      <IconButton icon="close" label="Not now" onClick={close} />
      <ConfirmDialog
        open={asking}
        title="Download the app?"
        confirmLabel="Download"
        cancelLabel="Not now"
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        Your browser will ask where to keep it. Open the file to install the app.
      </ConfirmDialog>
    </aside>
  )
}
