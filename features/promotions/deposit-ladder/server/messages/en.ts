/** What the server says about this promotion. */
export const messages = {
  title: 'Deposit ladder',
  howItWorks: 'How it works',
  depositThePrice:
    'Deposit at least the price of your next step, with any payment method. You get the bonus with your deposit, and the next step opens.',
  bonusPlaythrough:
    'The bonus is a share of the step’s price and needs {times}× playthrough before you can withdraw it. The deposit itself needs 1× playthrough, like every deposit.',
  restarts: 'The ladder restarts every Monday at 12:00 AM, Manila time, whatever step you’re on.',
  weekMax: 'If you withdraw between two steps, you go back to step 1. You can get at most {max} a week.',
  couponsAndRefunds:
    'Deposits with a coupon don’t count for the ladder. If a deposit is refunded, its bonus is taken back.',
  step: 'Step',
  deposit: 'Deposit',
  bonus: 'Bonus',
  amountAndShare: '{amount} ({share})',
} as const
