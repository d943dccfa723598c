import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { type HomeModal, LiveCountdown, useHomeModal } from '#features/promotions/kit/player/index.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import type { readFirstDeposit } from '../contract.ts'
import styles from './first-deposit-offer.module.css'
import { FirstDepositOffer } from './first-deposit-offer.tsx'
import { useFirstDeposit } from './use-first-deposit.ts'
import { messages } from './messages/en.ts'

/** The offer as a modal over the home. */
export function FirstDepositModal(turn: HomeModal) {
  const { query, claim, pending, presenceDialog } = useFirstDeposit({ onRefused: () => close() })
  const { answer } = query
  // It closes when the offer ends while shown; a sold-out offer does not open by itself.
  const isThere =
    answer !== undefined &&
    !answer.appRechargeBonusCollection9.isEnded &&
    !answer.appRechargeBonusCollection9ConfigList.some(({ isSoldOut }) => isSoldOut)
  const { open, close } = useHomeModal(turn, isThere)
  return (
    <>
      <Sheet open={open} onClose={close} title={messages.firstDepositOffer}>
        {answer && (
          <>
            <OfferEnd answer={answer} onEnd={() => void query.refresh()} />
            <FirstDepositOffer answer={answer} pending={pending} onClaim={claim} />
          </>
        )}
      </Sheet>
      {presenceDialog}
    </>
  )
}

interface OfferEndProps {
  answer: ResponseOf<typeof readFirstDeposit>
  onEnd: () => void
}

/** The time left to buy the offer. Without an end there is no countdown. */
function OfferEnd({ answer: { appRechargeBonusCollection9: offer, now }, onEnd }: OfferEndProps) {
  const { expireTime: at, itemStatus } = offer
  if (itemStatus !== firstDepositStatus.buyable || at === -1) return null
  return (
    <p className={styles.ends}>
      {messages.endsIn} <LiveCountdown at={at} told={now} label={messages.theOfferEndsIn} onEnd={onEnd} />
    </p>
  )
}
