import { type HomeModal, useHomeModal } from '#features/promotion/player/index.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { FirstChargeOffer } from './first-charge-offer.tsx'
import { useFirstCharge } from './use-first-charge.ts'

/** The offer over the home. */
export function FirstChargeModal(turn: HomeModal) {
  const { query, claim, pending, presenceDialog } = useFirstCharge({ onRefused: () => close() })
  const { answer } = query
  // What ends while it is shown closes by itself.
  const isThere = answer !== undefined && !answer.appRechargeBonusCollection9.isEnded
  const { open, close } = useHomeModal(turn, isThere)
  return (
    <>
      <Sheet open={open && isThere} onClose={close} title="First deposit offer">
        {answer && <FirstChargeOffer answer={answer} pending={pending} onClaim={claim} />}
      </Sheet>
      {presenceDialog}
    </>
  )
}
