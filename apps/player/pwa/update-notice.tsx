import { useEffect, useSyncExternalStore } from 'react'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { workerUpdates } from './worker-updates.ts'
import { messages } from '../messages/en.ts'

const shownMs = 15_000

/** Announces a newer build. It waits while the player is in a game or at the cashier. */
export function UpdateNotice() {
  const { navigator } = useRouter()
  const { path } = useSyncExternalStore(navigator.subscribe, navigator.location)
  const ready = useSyncExternalStore(workerUpdates.subscribe, workerUpdates.isReady)
  const due = ready && !/^\/(start|lobby\/wallets|withdrawal)(\/|$)/.test(path)
  useEffect(() => {
    if (due)
      toast(messages.newVersionReady, {
        action: { label: messages.reload, act: workerUpdates.take },
        durationMs: shownMs,
      })
  }, [due])
  return null
}
