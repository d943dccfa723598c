/** What the screens of this feature say. */
export const messages = {
  // bank-view.tsx
  bank: 'Bank',
  bankCode: 'Bank code',
  accountName: 'Account name',
  accountNumber: 'Account number',
  amount: 'Amount',
  messageOfTheTransfer: 'Message of the transfer',
  checkTheAccountBeforeEvery:
    'Check the account before every transfer, even if you have used it before: it can change, and we are not liable for money sent to an old account.',
  transferExactlyAmountFromAn:
    'Transfer exactly {amount} from an account in your own name, with the order ID as its message. Otherwise we cannot tell that it is yours.',
  // coupon-choice.tsx
  coupon: 'Coupon',
  oneCouponForOneDeposit: 'One coupon for one deposit. What it adds has to be staked before it can be withdrawn.',
  useNoCoupon: 'Use no coupon',
  fromAmount: ', from {amount}',
  untilTime: ', until {time}',
  // deposit-form.tsx
  amountMinToAmountMax: '{amountMin} to {amountMax}',
  anotherAmount: 'Another amount',
  noFeeWhatYouDeposit: 'No fee. What you deposit has to be staked once before you can withdraw it.',
  deposit: 'Deposit',
  depositAmount: 'Deposit {amount}',
  paymentsAreInterrupted: 'Payments are interrupted',
  allWaysToPayAre:
    'All ways to pay are out of order for the moment. They are tried again every half minute; your balance is safe.',
  giveAnAmountInPesos: 'Give an amount in pesos, such as 500.',
  theSmallestDepositIsAmount: 'The smallest deposit is {amountMin}.',
  theLargestDepositIsAmount: 'The largest deposit is {amountMax}.',
  thePriceOfTheOffer: 'The price of the offer that you have chosen. {anotherAmount}',
  // deposit-page.tsx
  noWayToPayIs: 'No way to pay is open',
  pleaseComeBackALittle: 'Please come back a little later. Your balance is safe.',
  // deposit-records-page.tsx
  depositRecords: 'Deposit records',
  olderDeposits: 'Older deposits',
  newerDeposits: 'Newer deposits',
  noDepositsYet: 'No deposits yet',
  eachDepositStandsHereWith: 'Each deposit stands here with its state, from the moment you begin it.',
  readingYourDeposits: 'Reading your deposits',
  // deposit-row.tsx
  starting: 'Starting',
  toBePaid: 'To be paid',
  received: 'Received',
  failed: 'Failed',
  expired: 'Expired',
  beingRefunded: 'Being refunded',
  refunded: 'Refunded',
  reversed: 'Reversed',
  beingChecked: 'Being checked',
  // deposit-skeleton.tsx
  readingTheWaysToPay: 'Reading the ways to pay',
  // open-deposits.tsx
  everyDepositAndItsState: 'Every deposit and its state',
  waitingToBePaid: 'Waiting to be paid',
  records: 'Records',
  // order-clock.tsx
  timeLeftToPay: 'Time left to pay',
  leftToPay: 'left to pay',
  // paid-report.tsx
  thisPictureIsLargerThan: 'This picture is larger than 4 MB. A screenshot is enough.',
  thankYouWeAreLooking: 'Thank you. We are looking for your transfer and credit it as soon as it is there.',
  addAPictureOfThe: 'Add a picture of the receipt (optional)',
  iHavePaid: 'I have paid',
  // payment-end.tsx
  thePaymentFailed: 'The payment failed',
  theTimeToPayIs: 'The time to pay is over',
  tryAgain: 'Try again',
  noCoinsWereAddedIf:
    'No coins were added. If money has left your account all the same, it is credited as soon as it arrives.',
  thisOrderCanNoLonger:
    'This order can no longer be paid. If you have paid it already, the money is credited as soon as it arrives.',
  onItsWayBackTo: 'On its way back to you',
  thisDepositIsBeingSent: 'This deposit is being sent back to where you paid from.',
  sentBackToYou: 'Sent back to you',
  thisDepositWasSentBack: 'This deposit was sent back to where you paid from.',
  thePaymentWasReversed: 'The payment was reversed',
  yourBankOrWalletTook: 'Your bank or wallet took this payment back from us. Customer service can tell you more.',
  done: 'Done',
  arrivedReceived: '{arrived} received',
  play: 'Play',
  itIsInYourBalance: 'It is in your balance.',
  youAskedForAmountWhat: 'You asked for {amount}. What has arrived is in your balance.',
  yourBalance: 'Your balance',
  // payment-page-view.tsx
  thePageOfChannel: 'The page of {channel}',
  openInANewTab: 'Open in a new tab',
  orderId: 'Order ID',
  // payment-sheet.tsx
  yourOrderStaysOpenUntil: 'Your order stays open until its time is up. You find it on the deposit page.',
  // qr-view.tsx
  qrCodeOfThePayment: 'QR code of the payment',
  saveToPhotos: 'Save to photos',
  saveTheCodeOrTake: 'Save the code or take a screenshot of it.',
  openTheAppOfYour: 'Open the app of your bank or e-wallet, choose “Scan QR”, and take the picture from your photos.',
  payWithinMinutesGivenMinutes: 'Pay within {minutesGiven} minutes, or the order is no longer valid.',
  payOnThisDevice: 'Pay on this device',
  begunTime: 'Begun {time}',
  // quick-amounts.tsx
  quickAmounts: 'Quick amounts',
  // use-deposit.ts
  bindAnAccount: 'Bind an account',
  limitsAndBreaks: 'Limits and breaks',
  confirmWhoYouAre: 'Confirm who you are',
  yourLimits: 'Your limits',
} as const
