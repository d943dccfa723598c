import type { FieldMeanings } from '#core/contract/field-meanings.ts'
import { commissionMeanings } from '#features/promotions/commission/server/index.ts'

export const fieldMeanings: FieldMeanings = {
  ...commissionMeanings,
  betRate: 'How many times exchanged commission has to be bet.',
  'agent3Exchange.amount': 'How much commission to move to the balance, or was moved.',
  'agent3Exchange.state': 'Paid: it is in the balance; waiting: the staff checks it first.',
  items: 'What was given.',
}
