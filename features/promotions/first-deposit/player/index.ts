export { FirstOfferNote, useFirstOffer } from './first-offer-note.tsx'
