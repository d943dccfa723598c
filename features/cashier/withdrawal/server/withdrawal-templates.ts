import { letterTemplate, type MessageTemplate, templateExample } from '#core/message-template/message-template.ts'
import { payoutWords } from './payout-letters.ts'

const { at, amount } = templateExample
const payout = { orderId: 'W20261122000123', amount, at }

/** The fixed messages about withdrawals. */
export const withdrawalTemplates: readonly MessageTemplate[] = [
  letterTemplate({
    key: 'withdrawal.paid',
    kind: 'money',
    name: 'Withdrawal paid',
    when: 'The bank or e-wallet has paid a withdrawal out.',
    words: (language) => payoutWords({ ...payout, ending: 'paid' }, language),
  }),
  letterTemplate({
    key: 'withdrawal.returned',
    kind: 'money',
    name: 'Withdrawal returned',
    when: 'A withdrawal was rejected, failed or was reversed, and its money is back in the balance.',
    words: (language) => payoutWords({ ...payout, ending: 'returned' }, language),
  }),
]
