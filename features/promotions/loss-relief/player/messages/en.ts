/** What the screens of this feature say. */
export const messages = {
  // entry.ts, loss-relief-page.tsx
  lossRelief: 'Loss relief',
  // loss-relief-page.tsx
  outOfCoinsALittle: 'Out of coins? A little of what you lost today comes back.',
  thePackIsThereFor: 'The pack is there for',
  youStillHaveCoins: 'You still have coins',
  ifYourBalanceDropsTo: 'If your balance drops to zero, you can claim a refill here.',
  youStillHaveCoinsIn: 'You still have coins in your safebox',
  ifYourBalanceAndYour: 'If your balance and your safebox are empty, you can claim a refill here.',
  youStillHaveMoneyOn: 'You still have money on its way',
  makeYourFirstDeposit: 'Make your first deposit',
  afterThatYouCanClaim: 'After that, you can claim a refill here when your balance drops to zero.',
  lossReliefRestsAtNight: 'Loss relief rests at night',
  itIsHereAgainFrom: 'It is here again from six in the morning, Manila time.',
  usedForThisWeek: 'Used for this week',
  aLittleOfToday: 'A little of today',
  youHaveLostNothingToday: 'You have lost nothing today, so there is nothing to give back.',
  lossReliefPack: 'Loss relief pack',
  yourDepositOfPriceIs: 'Your deposit of {price} is yours to play with. It brings besides:',
  boughtWhatItBringsIs: 'Bought. What it brings is in your balance.',
  getItForPrice: 'Get it for {price}',
  usedForThisWeek2: 'Used for this week.',
  leftOfPerWeekTimes: '{left} of {perWeek} times left this week.',
  limitsAndBreaks: 'Limits and breaks',
  usedForThisWeek2Play: '{usedForThisWeek2} Play only with what you can spare. {limitsAndBreaks}',
} as const
