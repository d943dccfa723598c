/** The letters about withdrawals. */
export const messages = {
  // payout-letters.ts
  paidTitle: 'Your withdrawal is paid',
  paid: 'We paid your withdrawal of {amount} on {time} (Manila time). The order ID is {number}.',
  paidNext: 'Banks and e-wallets can take a while to show it. You can see every step in your withdrawals.',
  returnedTitle: 'Your withdrawal was not paid',
  returned:
    'Your withdrawal of {amount} was not paid. The money has been back in your balance since {time} (Manila time).',
  returnedNext: 'You can see the reason in your withdrawals. The order ID is {number}.',
} as const
