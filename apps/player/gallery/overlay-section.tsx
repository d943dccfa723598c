import { useState } from 'react'
import styles from '#apps/player/gallery/gallery.module.css'
import { Section } from '#apps/player/gallery/section.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'

type Overlay = 'sheet' | 'full' | 'left' | 'confirm' | 'alert'

const lines = Array.from(
  { length: 24 },
  (_, index) => `Paragraph ${index + 1}: what both sides promise, in plain words.`,
)

export function OverlaySection() {
  const [overlay, setOverlay] = useState<Overlay>()
  const close = () => setOverlay(undefined)
  const opener = (name: Overlay, label: string) => (
    <Button variant="secondary" onClick={() => setOverlay(name)}>
      {label}
    </Button>
  )

  return (
    <Section title="Sheets, dialogs, toasts">
      <div className={styles.row}>
        {opener('sheet', 'Sheet')}
        {opener('full', 'Full sheet')}
        {opener('left', 'Left sheet')}
        {opener('confirm', 'Confirm')}
        {opener('alert', 'Alert')}
      </div>
      <ToastButtons />
      <Overlays overlay={overlay} close={close} />
    </Section>
  )
}

function ToastButtons() {
  return (
    <div className={styles.row}>
      <Button variant="secondary" onClick={() => toast('Copy Success.', { tone: 'success' })}>
        Success toast
      </Button>
      <Button variant="secondary" onClick={() => toast('Update ready. It starts after this game.')}>
        Info toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast('The payment did not go through. Nothing was taken.', { tone: 'error', code: 1102 })}
      >
        Error toast
      </Button>
    </div>
  )
}

function Overlays({ overlay, close }: { overlay: Overlay | undefined; close: () => void }) {
  return (
    <>
      <Sheet open={overlay === 'sheet'} onClose={close} title="Sort games" flush>
        <ListRow icon="flame" title="Popular first" onClick={close} />
        <ListRow icon="clock" title="Newest first" onClick={close} />
        <ListRow icon="menu" title="By name" onClick={() => toast('By name', { tone: 'success' })} />
      </Sheet>
      <Sheet
        open={overlay === 'full'}
        onClose={close}
        form="full"
        title="Terms of Use"
        footer={
          <Button block size="large" onClick={close}>
            I Agree
          </Button>
        }
      >
        <div className={styles.stack}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Sheet>
      <Sheet open={overlay === 'left'} onClose={close} form="left" title="Menu" flush>
        <ListRow icon="user" title="Profile" onClick={close} />
        <ListRow icon="history" title="Transactions" onClick={close} />
      </Sheet>
      <ConfirmDialog
        open={overlay === 'confirm'}
        title="Log out?"
        confirmLabel="Log out"
        cancelLabel="Stay"
        onConfirm={close}
        onCancel={close}
        destructive
      >
        You will need your password to come back. Your balance stays as it is.
      </ConfirmDialog>
      <ConfirmDialog open={overlay === 'alert'} title="Tips" confirmLabel="Got it" onConfirm={close} onCancel={close}>
        This offer has ended.
      </ConfirmDialog>
    </>
  )
}
