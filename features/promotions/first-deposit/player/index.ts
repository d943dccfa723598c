export { FirstOfferNote, useFirstOffer } from './first-offer-note.tsx'
export { FirstDepositModal } from './first-deposit-modal.tsx'
export { useFirstDepositBought } from './use-first-deposit-bought.ts'
