import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { FormNotice, usePresence } from '#features/players/account/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { readEmailAddress, removeEmailAddress } from '../contract.ts'
import styles from './email-page.module.css'
import { messages } from './messages/en.ts'

export type RemoveAddressSheetProps = {
  readonly address: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks once more before the address is removed. */
export function RemoveAddressSheet({ address, open, onClose }: RemoveAddressSheetProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const [failure, setFailure] = useState<string>()
  const { begin, pending } = useOneAct(async () => {
    setFailure(undefined)
    const reply = await withPresence(() => client.send(removeEmailAddress, {}))
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(failureText(reply))
    toast(messages.addressRemoved, { tone: 'success' })
    onClose()
    await refresh(readEmailAddress)
  })
  return (
    <>
      <Sheet open={open} onClose={onClose} title={messages.removeAddress}>
        <div className={styles.content}>
          <p>{formatMessage(messages.removeLead, { address })}</p>
          {failure && <FormNotice text={failure} />}
          <Button variant="danger" block loading={pending} onClick={() => void begin()}>
            {messages.removeAddress}
          </Button>
        </div>
      </Sheet>
      {presenceDialog}
    </>
  )
}
