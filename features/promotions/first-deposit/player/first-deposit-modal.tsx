import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import { type HomeModal, LiveCountdown, useHomeModal } from '#features/promotions/kit/player/index.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import styles from './first-deposit-offer.module.css'
import { FirstDepositOffer } from './first-deposit-offer.tsx'
import { type PlainFirstDeposit, plainFirstDeposit } from './plain-first-deposit.ts'
import { useFirstDeposit } from './use-first-deposit.ts'
import { messages } from './messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

/** The offer as a modal over the home. */
export function FirstDepositModal(turn: HomeModal) {
  const { query, claim, pending, presenceDialog } = useFirstDeposit({ onRefused: () => close() })
  const firstDeposit = query.answer && plainFirstDeposit(query.answer)
  // It closes when the offer ends while shown; a sold-out offer does not open by itself.
  const isThere = firstDeposit !== undefined && !firstDeposit.state.isEnded && firstDeposit.offer?.isSoldOut !== true
  const { open, close } = useHomeModal(turn, isThere)
  return (
    <>
      <Sheet open={open} onClose={close} title={messages.title}>
        {firstDeposit && (
          <>
            <OfferEnd firstDeposit={firstDeposit} onEnd={() => void query.refresh()} />
            <FirstDepositOffer firstDeposit={firstDeposit} pending={pending} onClaim={claim} />
          </>
        )}
      </Sheet>
      {presenceDialog}
    </>
  )
}

interface OfferEndProps {
  firstDeposit: Pick<PlainFirstDeposit, 'state' | 'now'>
  onEnd: () => void
}

/** The time left to buy the offer. Without an end there is no countdown. */
function OfferEnd({ firstDeposit: { state, now }, onEnd }: OfferEndProps) {
  const { expireTime: at, itemStatus } = state
  if (itemStatus !== firstDepositStatus.buyable || at === -1) return null
  return (
    <p className={styles.ends}>
      {formatRich(messages.endsIn, {
        time: <LiveCountdown at={at} serverTime={now} label={messages.timeLeft} onEnd={onEnd} />,
      })}
    </p>
  )
}
