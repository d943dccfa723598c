/** Why a deposit cannot be made, in the player's words. */
export const messages = {
  'deposit.closed':
    'Deposits are temporarily closed. No money was taken, and your balance is safe. Please try again later.',
  'deposit.stopped':
    'You can’t deposit right now. If you’re on a break, your limits show when it ends. Your balance is safe, and you can withdraw it.',
  'deposit.identityNeeded':
    'Verify your identity before you deposit. It takes a few minutes, and your balance is safe.',
  'deposit.limitReached':
    'This deposit would go over your limit. No money was taken. This may be a good time for a break.',
  'deposit.accountNeeded': 'To use this payment method, first add an account from that bank in your own name.',
  'deposit.channelClosed': 'This payment method isn’t available right now. No money was taken. Please choose another.',
  'deposit.amountTooSmall': 'The amount is below the minimum for this payment method.',
  'deposit.amountTooLarge': 'The amount is above the maximum for this payment method.',
  'deposit.tooManyOrders': 'You have too many unpaid deposits today. Pay one of them, or try again tomorrow.',
  'deposit.paymentUnavailable': 'We couldn’t start the payment. No money left your account. Please try again.',
  'deposit.notATransfer': 'This deposit isn’t waiting for a bank transfer.',
  'deposit.receiptUnreadable': 'We can’t read this picture. Use a JPEG, PNG or WebP file up to 4 MB.',
  'deposit.tryLater': 'You’ve sent too many pictures. Please try again in a few minutes.',
  'deposit.orderNotFound': 'We couldn’t find this deposit.',
  'deposit.offerSoldOut': 'This offer is no longer available. No money was taken. You can still deposit without it.',
  'deposit.offerChanged': 'This offer has changed. No money was taken. Check the new amount, then deposit again.',
  'deposit.couponUnusable':
    'This coupon can’t be used for this deposit. No money was taken. Choose another, or deposit without one.',
} as const
