/** What the server says about this promotion. */
export const messages = {
  title: 'Deposit coupons',
  coupons: 'Coupons',
  onePerDeposit:
    'Choose a coupon when you deposit. You can use one coupon per deposit and see its bonus before you pay.',
  bonusMax: 'The bonus is paid in coins, at most {max}, and needs {times}× playthrough before you can withdraw it.',
  reserved:
    'While your deposit is pending, the coupon is reserved. If the deposit isn’t paid, you get the coupon back, unless it has expired.',
} as const
