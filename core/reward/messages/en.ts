/** What rewards are called. */
export const messages = {
  points: '{points} points',
  onePoint: '1 point',
  depositCoupon: '{amount} deposit coupon',
  percentCoupon: '+{percent} deposit coupon',
  giftCoupon: '{amount} bonus coupon',
  tickets: { one: '1 ticket', other: '{count} tickets' },
  newYearPieces: { one: '1 New Year piece', other: '{count} New Year pieces' },
  signInCard: 'Sign-in card',
  aDepositCoupon: 'a deposit coupon of {amount}',
  aPercentCoupon: 'a deposit coupon of +{percent}',
  aGiftCoupon: 'a bonus coupon of {amount}',
  aSignInCard: 'a sign-in card',
} as const
