import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  kind: 'Which kind. game: a game took back more than the player had; deposit: a payment was charged back after its coins were spent.',
  id: 'The id of the debt.',
  amount: 'What was owed at first.',
  owed: 'What of it is still owed.',
  'rows.at': 'Since when it is owed.',
}
