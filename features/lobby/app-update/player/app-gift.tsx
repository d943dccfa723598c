import { useState } from 'react'
import { FormNotice, useChangePlayer, usePresence } from '#features/players/account/player/index.ts'
import { afterSignIn, useAfterSignIn } from '#features/lobby/after-sign-in/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useRequestId } from '#platform/browser/client/use-request-id.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Logo } from '#platform/ui/logo/logo.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { takeDownloadBonus } from '../contract.ts'
import styles from './app-sheet.module.css'
import { BonusTerms } from './bonus-terms.tsx'
import { useQuietMoment } from './use-quiet-moment.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The gift for opening the app. If postponed, it is offered again at the next start. */
export function AppGift() {
  const bonus = useAfterSignIn().app?.downloadBonus
  // Keeps the amount during the exit animation.
  const [offered, setOffered] = useState<WireCentavos>()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { take, pending, problem, presenceDialog } = useTaking(close)
  useQuietMoment(bonus !== undefined && bonus > 0 && offered === undefined, () => {
    setOffered(bonus)
    setOpen(true)
  })
  if (offered === undefined) return null
  const amount = formatMoney(offered)
  return (
    <>
      <Sheet
        open={open}
        onClose={close}
        title={formatMessage(messages.giftTitle, { amount })}
        footer={
          <Button icon="gift" block loading={pending} onClick={() => void take()} data-first-focus>
            {formatMessage(messages.claimGift, { amount })}
          </Button>
        }
      >
        <div className={styles.content}>
          <Logo size={64} />
          <p>{messages.giftText}</p>
          <BonusTerms />
          {problem !== undefined && <FormNotice text={problem} />}
        </div>
      </Sheet>
      {presenceDialog}
    </>
  )
}

function useTaking(onTaken: () => void) {
  const client = useClient()
  const changePlayer = useChangePlayer()
  const refreshCalls = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const [problem, setProblem] = useState<string>()
  const requestId = useRequestId()
  const { begin: take, pending } = useOneAct(async () => {
    setProblem(undefined)
    const reply = await withPresence(async () => client.send(takeDownloadBonus, { reqId: requestId.idFor('') }))
    requestId.settle(reply)
    if (reply.kind === 'answer') {
      const { bonus, coin } = reply.body
      changePlayer({ coin })
      onTaken()
      toast(formatMessage(messages.giftAdded, { amount: formatMoney(bonus) }), { tone: 'success' })
      await refreshCalls(afterSignIn)
    } else if (reply.kind !== 'signedOut') setProblem(failureText(reply))
  })
  return { take, pending, problem, presenceDialog }
}
