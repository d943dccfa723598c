import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { activityType } from '#core/enumerations/activity-type.ts'
import { useCatalogue } from '#features/promotion/player/index.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { FirstChargeOffer } from './first-charge-offer.tsx'
import { useFirstCharge } from './use-first-charge.ts'

const shownKey = 'firstChargeShown'
const quietCheckMs = 700

/** The offer over the home: once a session, where it is there and nothing else is open. */
export function FirstChargeModal() {
  const { answer } = useCatalogue()
  const isOffered = answer?.activityIds.includes(activityType.firstCharge) === true
  return isOffered ? <OfferedModal /> : null
}

function OfferedModal() {
  const [open, setOpen] = useState(false)
  const close = () => {
    sessionStore.write(shownKey, true)
    setOpen(false)
  }
  const { query, claim, pending, presenceDialog } = useFirstCharge({ onRefused: close })
  const { answer } = query
  const isDue = answer !== undefined && !open && sessionStore.read(shownKey, v.boolean()) !== true
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !document.querySelector('dialog[open]')) setOpen(true)
    }, quietCheckMs)
    return () => clearInterval(timer)
  }, [isDue])
  // What ends while it is shown closes by itself.
  const isEnded = answer?.appRechargeBonusCollection9.isEnded === true
  return (
    <>
      <Sheet open={open && !isEnded} onClose={close} title="First deposit offer">
        {answer && <FirstChargeOffer answer={answer} pending={pending} onClaim={claim} />}
      </Sheet>
      {presenceDialog}
    </>
  )
}
