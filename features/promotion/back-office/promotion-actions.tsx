import { useState } from 'react'
import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import { ReasonDialog, useMay } from '#features/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { endPromotion, listPromotions, pausePromotion, requestPromotion, viewPromotion } from '../staff-contract.ts'
import styles from './promotion-page.module.css'

type Act = 'request' | 'pause' | 'end'

const words = {
  request: { ask: 'Ask to activate', about: 'A second person lets the newest version act.', done: 'Asked.' },
  pause: { ask: 'Pause', about: 'Nothing is given from this moment on.', done: 'Paused.' },
  end: { ask: 'End', about: 'It ends for good, and cannot be activated again.', done: 'Ended.' },
} as const

type Viewed = Pick<ResponseOf<typeof viewPromotion>, 'key' | 'title' | 'state' | 'version' | 'latest'>

/** What can be done with a promotion as a whole. */
export function PromotionActions({ promotion }: { readonly promotion: Viewed }) {
  const { key, title, state, version, latest } = promotion
  const may = useMay()
  const [act, setAct] = useState<Act>()
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const client = useClient()
  const refresh = useRefreshCalls()

  const perform = async (reason: string) => {
    const reply =
      act === 'request'
        ? await client.send(requestPromotion, { key, version: latest ?? 1, requestKey, reason })
        : await client.send(act === 'end' ? endPromotion : pausePromotion, { key, reason } satisfies RequestOf<
            typeof pausePromotion
          >)
    if (reply.kind === 'answer' && act) {
      toast(words[act].done, { tone: 'success' })
      setRequestKey(crypto.randomUUID())
    }
    void refresh(listPromotions, viewPromotion)
    return reply
  }
  const isWaiting = latest !== null && (version !== latest || state === 'PAUSED') && state !== 'ENDED'
  const isRunning = state === 'ACTIVE' || state === 'SCHEDULED'
  return (
    <div className={styles.actions}>
      {isWaiting && may('promotion.request') && (
        <Button size="small" icon="check" onClick={() => setAct('request')}>
          Ask to activate
        </Button>
      )}
      {isRunning && may('promotion.pause') && (
        <Button size="small" variant="secondary" icon="pause" onClick={() => setAct('pause')}>
          Pause
        </Button>
      )}
      {(isRunning || state === 'PAUSED') && may('promotion.end') && (
        <Button size="small" variant="secondary" icon="close" onClick={() => setAct('end')}>
          End
        </Button>
      )}
      {act && (
        <ReasonDialog
          open
          title={`${words[act].ask}: ${title}?`}
          confirmLabel={words[act].ask}
          destructive={act !== 'request'}
          act={perform}
          onClose={() => setAct(undefined)}
        >
          <p>{words[act].about}</p>
        </ReasonDialog>
      )}
    </div>
  )
}
