import { type HomeModal, useHomeModal } from '#features/promotion/player/index.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { FirstChargeOffer } from './first-charge-offer.tsx'
import { useFirstCharge } from './use-first-charge.ts'

/** The offer over the home. */
export function FirstChargeModal(turn: HomeModal) {
  const { query, claim, pending, presenceDialog } = useFirstCharge({ onRefused: () => close() })
  const { answer } = query
  // What ends or runs out while it is shown closes by itself; what cannot be had is not shown to who did not ask.
  const isThere =
    answer !== undefined &&
    !answer.appRechargeBonusCollection9.isEnded &&
    !answer.appRechargeBonusCollection9ConfigList.some(({ isSoldOut }) => isSoldOut)
  const { open, close } = useHomeModal(turn, isThere)
  return (
    <>
      <Sheet open={open} onClose={close} title="First deposit offer">
        {answer && <FirstChargeOffer answer={answer} pending={pending} onClaim={claim} />}
      </Sheet>
      {presenceDialog}
    </>
  )
}
