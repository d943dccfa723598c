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
  // coupon-choice.tsx
  coupon: 'Coupon',
  couponHint: 'One coupon per deposit. You need to bet the bonus before you can withdraw it.',
  noCoupon: 'No coupon',
  // deposit-form.tsx
  amountRange: '{amountMin} to {amountMax}',
  depositAnotherAmount: 'Deposit another amount',
  depositTerms: 'No fee. Bet your deposit once before you withdraw it (1× playthrough).',
  deposit: 'Deposit',
  depositAmount: 'Deposit {amount}',
  depositsUnavailable: 'Deposits are temporarily unavailable',
  allMethodsDown: 'All payment methods are down right now. We check again every 30 seconds. Your balance is safe.',
  enterAmount: 'Enter an amount in pesos, like 500.',
  minimumDeposit: 'The minimum deposit is {amountMin}.',
  maximumDeposit: 'The maximum deposit is {amountMax}.',
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
  // deposit-skeleton.tsx
  loadingMethods: 'Loading payment methods',
  // open-deposits.tsx
  depositRecordsHint: 'All your deposits and their status',
  unpaidDeposits: 'Unpaid deposits',
  viewAll: 'View all',
  // order-clock.tsx
  timeLeftToPay: 'Time left to pay',
  leftToPay: 'left to pay',
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
  payWithinStep: {
    one: 'Pay within {count} minute, or the order becomes invalid.',
    other: 'Pay within {count} minutes, or the order becomes invalid.',
  },
  payOnThisDevice: 'Pay on this device',
  createdAt: 'Created {time}',
  // quick-amounts.tsx
  quickAmounts: 'Quick amounts',
  // use-deposit.ts
  addAccount: 'Add an account',
  limitsAndBreaks: 'Limits and breaks',
  verifyIdentity: 'Verify your identity',
  yourLimits: 'Your limits',
  couponMinimum: '{coupon}, min. deposit {amount}',
  couponUntil: '{coupon}, until {time}',
  couponMinimumUntil: '{coupon}, min. deposit {amount}, until {time}',
} as const
