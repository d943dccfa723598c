import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import { PromotionBody, PromotionPage } from '#features/promotions/kit/player/index.ts'
import { useBack } from '#platform/browser/router/use-back.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { FirstDepositOffer } from './first-deposit-offer.tsx'
import { plainFirstDeposit } from './plain-first-deposit.ts'
import { useFirstDeposit } from './use-first-deposit.ts'
import { messages } from './messages/en.ts'

/** The page of the first-deposit offer. If it ended unbought, an alert explains it and leads back. */
export function FirstDepositPage() {
  const { query, claim, pending, presenceDialog } = useFirstDeposit()
  const back = useBack('/lobby/home')
  const { answer } = query
  const state = answer && plainFirstDeposit(answer).state
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="first-deposit"
      rule="first-charge"
      ends={
        state === undefined || (state.itemStatus === firstDepositStatus.buyable && !state.isEnded)
          ? { known: answer && state && { at: state.expireTime, now: answer.now } }
          : undefined
      }
      onEnd={() => void query.refresh()}
    >
      <PromotionBody query={query}>
        {(loaded) => <FirstDepositOffer firstDeposit={plainFirstDeposit(loaded)} pending={pending} onClaim={claim} />}
      </PromotionBody>
      {presenceDialog}
      <Dialog
        open={state?.isEnded === true}
        onClose={back}
        role="alertdialog"
        title={messages.tips}
        actions={<Button onClick={back}>{messages.ok}</Button>}
      >
        {messages.ended}
      </Dialog>
    </PromotionPage>
  )
}
