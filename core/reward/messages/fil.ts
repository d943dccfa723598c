import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  points: '{points} points',
  onePoint: '1 point',
  depositCoupon: '{amount} deposit coupon',
  percentCoupon: '+{percent} deposit coupon',
  giftCoupon: '{amount} bonus coupon',
  tickets: '{count} ticket',
  newYearPieces: '{count} New Year piece',
  signInCard: 'Sign-in card',
  aDepositCoupon: '{amount} deposit coupon',
  aPercentCoupon: '+{percent} deposit coupon',
  aGiftCoupon: '{amount} bonus coupon',
  aSignInCard: 'sign-in card',
})
