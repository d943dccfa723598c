export { FirstOfferNote, useFirstOffer } from './first-offer-note.tsx'
export { FirstChargeModal } from './first-charge-modal.tsx'
export { useFirstChargeBought } from './use-first-charge-bought.ts'
