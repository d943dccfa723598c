import { useState } from 'react'
import { Late } from '#platform/browser/late/late.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { messages } from '../messages/en.ts'
import type { CloseAccountSheetProps } from './close-account-sheet.tsx'

/** The way to closing the account, which is loaded on demand: few ever take it. */
export function CloseAccountRow() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ListRow icon="logout" title={messages.closeYourAccount} onClick={() => setOpen(true)} />
      <Late<CloseAccountSheetProps>
        isNeeded={isOpen}
        load={async () => (await import('./close-account-sheet.tsx')).CloseAccountSheet}
        onFailed={() => {
          toast(accountMessages['account.offline'], { tone: 'error' })
          close()
        }}
        props={{ open: isOpen, onClose: close }}
      />
    </>
  )
}
