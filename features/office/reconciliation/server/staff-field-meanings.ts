import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  provider: 'The payment provider, by its short name.',
  day: 'The day whose settlement is compared.',
  days: 'The days that were compared, the newest first.',
  lines: 'How many lines the provider’s settlement has.',
  amount: 'What the lines add up to.',
  fee: 'What the provider kept as its fee.',
  differences: 'How many differences of the day are open.',
  comparedAt: 'When the day was compared last.',
  isResolved: 'True: differences that are explained; false: open ones.',
  ageDays: 'For how many days the difference has been there.',
  'rows.kind':
    'Which kind. missingHere: our books do not have it; missingThere: the provider does not; amount: the amounts differ; order: order and ledger differ.',
  movement: 'What was moved: a payment, a refund, or a chargeback.',
  reference: 'The order that it is about.',
  ours: 'The amount in the ledger; null: it is not there.',
  theirs:
    'The amount in the provider’s settlement, or in the order where ledger and order differ; null: it is not there.',
  resolvedBy: 'The member who explained it; null: it is open.',
  differenceId: 'The number of the difference.',
}
