/** The letters about deposits. */
export const messages = {
  // deposit-letters.ts
  addedTitle: 'Your deposit was added',
  addedLate:
    'Your payment arrived after the deposit had expired. On {time} (Manila time) we still added {amount} to your balance.',
  addedOther:
    'You paid {amount} instead of the {due} of your deposit. On {time} (Manila time), we added what you paid to your balance.',
  number: 'The order ID is {number}. Contact customer service if something is wrong.',
  refundedTitle: 'Your deposit was refunded',
  refunded: 'On {time} (Manila time), the payment provider sent {amount} back to the account you paid from.',
  notRefundedTitle: 'Your deposit could not be refunded',
  notRefunded:
    'The payment provider could not send {amount} back. The money has been in your balance again since {time} (Manila time).',
} as const
