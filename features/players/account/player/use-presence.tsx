import { type ReactNode, useRef, useState } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { commonErrcode } from '#core/contract/envelope.ts'
import { Late } from '#platform/browser/late/late.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages as accountMessages } from '../messages/en.ts'
import type { PresenceDialogProps } from './presence-dialog.tsx'

export type Presence = {
  /** Sends; if the session was idle too long, asks for the password and sends again. */
  readonly withPresence: <C extends Call>(send: () => Promise<Reply<C>>) => Promise<Reply<C>>
  /** To be rendered by the screen that sends. */
  readonly presenceDialog: ReactNode
}

/**
 * For calls about money, play and security, which the server refuses after an idle time until the password is given.
 */
export function usePresence(): Presence {
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(confirmed: boolean) => void>(undefined)

  const ask = async () =>
    new Promise<boolean>((resolve) => {
      settle.current = resolve
      setOpen(true)
    })
  const close = (confirmed: boolean) => {
    setOpen(false)
    settle.current?.(confirmed)
  }
  return {
    withPresence: async (send) => {
      const reply = await send()
      if (reply.kind !== 'refusal' || reply.errcode !== commonErrcode.passwordNeeded) return reply
      return (await ask()) ? send() : reply
    },
    presenceDialog: <PresenceDialogLate open={isOpen} onClose={close} />,
  }
}

/** Loaded on demand. If it cannot be loaded, there is no answer, which counts as a no. */
function PresenceDialogLate(props: PresenceDialogProps) {
  return (
    <Late<PresenceDialogProps>
      isNeeded={props.open}
      load={async () => (await import('./presence-dialog.tsx')).PresenceDialog}
      onFailed={() => {
        toast(accountMessages['account.offline'], { tone: 'error' })
        props.onClose(false)
      }}
      props={props}
    />
  )
}
