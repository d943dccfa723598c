/** What the screens of this feature say. */
export const messages = {
  // bank-view.tsx
  bank: 'Bank',
  bankCode: 'Bank code',
  accountName: 'Account name',
  accountNumber: 'Account number',
  amount: 'Amount',
  transferNote: 'Transfer note',
  checkAccountWarning:
    'Check the account before every transfer, even if you’ve used it before. It can change, and we are not liable for money sent to an old account.',
  transferExactly:
    'Send exactly {amount} from an account in your own name, and put the order ID in the note. Without it, we can’t match the transfer to you.',
  // ask-provider.tsx
  notArrivedYet: 'Your payment hasn’t arrived yet. We keep checking, and this screen changes as soon as it does.',
  // bonus-choice.tsx
  whatYouGet: 'You get',
  amountToSee: 'Enter an amount within the limits to see what you get.',
  youPayYouGet: 'You pay {amount}, you get {total}',
  bonus: 'Bonus',
  noBonus: 'No bonus',
  bonusOf: '+{bonus} · {offer}',
  bonusPlaythrough: '{offer}: {times}× playthrough on {bonus}.',
  repaidFirst: '{repaid} of this deposit repays a payment that your bank took back.',
  offerStaysOpen: '{offer} stays open until {time}.',
  choiceGone: 'The bonus you chose isn’t available any more. No money was taken. Check what you get now.',
  // failure-notice.tsx
  limitOfDay: 'Your daily limit is {limit}, with {left} left. Unpaid deposits count.',
  limitOfWeek: 'Your weekly limit is {limit}, with {left} left. Unpaid deposits count.',
  limitOfMonth: 'Your monthly limit is {limit}, with {left} left. Unpaid deposits count.',
  // missed-offers.tsx
  offerWouldEnd: '{offer}: deposit {need} or more to get {reward}. If your first deposit is smaller, this offer ends.',
  offerNeeds: '{offer}: deposit {need} or more to get {reward}.',
  depositInstead: 'Deposit {need}',
  alsoWithThisDeposit: 'Also with this deposit',
  giftToClaim: '{offer}: {reward}. Claim it in Rewards once your deposit arrives.',
  giftAfterPlaythrough: '{offer}: {reward}. Claim it in Rewards after the deposit’s playthrough.',
  // use-quote.ts
  offerStep: '{title}, step {step}',
  // deposit-form.tsx
  amountRange: '{amountMin} to {amountMax}',
  depositAnotherAmount: 'Deposit another amount',
  depositTerms: 'No fee. Bet your deposit once before you withdraw it (1× playthrough).',
  deposit: 'Deposit',
  depositAmount: 'Deposit {amount}',
  depositsUnavailable: 'Deposits are temporarily unavailable',
  allMethodsDown: 'All payment methods are down right now. We check again every 30 seconds. Your balance is safe.',
  enterAmount: 'Enter an amount in pesos, from {amountMin} to {amountMax}.',
  minimumDeposit: 'The minimum deposit is {amountMin}. Enter {amountMin} to {amountMax}.',
  maximumDeposit: 'The maximum deposit is {amountMax}. Enter {amountMin} to {amountMax}.',
  offerPrice: 'This is the price of the offer you chose. {anotherAmount}',
  // deposit-page.tsx
  noPaymentMethods: 'No payment methods available',
  tryAgainLater: 'Please try again later. Your balance is safe.',
  // deposit-records-page.tsx
  depositRecords: 'Deposit records',
  olderDeposits: 'Older deposits',
  newerDeposits: 'Newer deposits',
  noDepositsYet: 'No deposits yet',
  noDepositsHint: 'Your deposits and their status will appear here.',
  loadingDeposits: 'Loading your deposits',
  depositDetails: 'Deposit details',
  // deposit-details.tsx
  wasAdded: 'It was added to your balance.',
  wasAddedWithBonus: 'It was added to your balance, with a bonus of {bonus}.',
  contactCustomerService: 'Contact customer service',
  // deposit-row.tsx
  starting: 'Starting',
  unpaid: 'Unpaid',
  received: 'Received',
  failed: 'Failed',
  expired: 'Expired',
  refunding: 'Refunding',
  refunded: 'Refunded',
  reversed: 'Reversed',
  checking: 'Checking',
  depositOf: 'Deposit {amount}',
  payBy: 'pay by {time}',
  transferAwaited: 'we’re checking for your transfer',
  // skeleton/deposit-skeleton.tsx
  loadingMethods: 'Loading payment methods',
  // open-deposits.tsx
  depositRecordsHint: 'All your deposits and their status',
  unpaidDeposits: 'Unpaid deposits',
  viewAll: 'View all',
  // order-clock.tsx
  timeLeftToPay: 'Time left to pay',
  leftToPay: 'left to pay',
  channelAndBonus: '{channel} · plus a bonus of {bonus}',
  // paid-report.tsx
  receiptTooLarge: 'This picture is over 4 MB. A screenshot is enough.',
  paymentReported: 'Thank you. We’re checking for your transfer and will add it to your balance once it arrives.',
  addReceipt: 'Add a photo of your receipt (optional)',
  iHavePaid: 'I’ve paid',
  // payment-end.tsx
  paymentFailed: 'Payment failed',
  paymentExpired: 'Time to pay is up',
  tryAgain: 'Try again',
  paymentFailedHint:
    'Nothing was added to your balance. If money left your account, we’ll add it to your balance when it reaches us.',
  paymentExpiredHint:
    'You can no longer pay this order. If you’ve already paid, we’ll add the money to your balance when it reaches us.',
  refundOnItsWay: 'Your refund is on its way',
  refundingHint: 'We’re returning this deposit to the account you paid from.',
  depositRefunded: 'Deposit refunded',
  depositRefundedHint: 'We returned this deposit to the account you paid from.',
  paymentReversed: 'Payment reversed',
  paymentReversedHint: 'Your bank or e-wallet took this payment back from us. Customer service can tell you more.',
  done: 'Done',
  amountReceived: '{arrived} received',
  play: 'Play',
  backToGame: 'Back to the game',
  addedWithBonus: 'It’s now in your balance, with a bonus of {bonus}.',
  bonusMissing:
    'It’s now in your balance. The bonus of {promised} wasn’t added: another deposit or a withdrawal changed the offer before this payment arrived.',
  addedToBalance: 'It’s now in your balance.',
  otherAmountArrived: 'Your order was for {amount}. We added the amount we received to your balance.',
  yourBalance: 'Your balance',
  // payment-page-view.tsx
  paymentPage: '{channel} payment page',
  openInNewTab: 'Open in a new tab',
  orderId: 'Order ID',
  // payment-sheet.tsx
  orderStaysOpen: 'Your order stays open until its time is up. You can find it on the Deposit page.',
  // qr-view.tsx
  paymentQrCode: 'Payment QR code',
  saveToPhotos: 'Save to photos',
  saveQrStep: 'Save the QR code or take a screenshot.',
  scanQrStep: 'Open your bank or e-wallet app, choose “Scan QR”, and upload the picture from your photos.',
  scanScreenStep: 'Open your bank or e-wallet app on your phone, choose “Scan QR”, and point it at this screen.',
  payWithinStep: {
    one: 'Pay within {count} minute, or the order becomes invalid.',
    other: 'Pay within {count} minutes, or the order becomes invalid.',
  },
  scanWithYourPhone: 'Scan with your phone',
  payOnThisDevice: 'Pay on this device',
  createdAt: 'Created {time}',
  // quick-amounts.tsx
  quickAmounts: 'Quick amounts',
  // use-deposit.ts
  offline: 'No connection. Your deposit didn’t start, and no money was taken. Try again once you’re back online.',
  timeout: 'This is taking too long. No money was taken. Check Unpaid deposits below before you try again.',
  addAccount: 'Add an account',
  limitsAndBreaks: 'Limits and breaks',
  verifyIdentity: 'Verify your identity',
  identityFirst: 'You can deposit once your identity is verified.',
  yourLimits: 'Your limits',
} as const
