import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  decision: 'What is decided. sent: the prize was sent; refused: it is not sent, and the points go back to the player.',
  note: 'What the player reads.',
  state: 'The status. asked: to be sent; sent; refused. In a request all means every state.',
  month: 'The month of Manila that the stock is of: M and six digits.',
  stock: 'The offers with a stock; inside: how many of the offer a month has.',
  'stock.id': 'The number of the offer.',
  taken: 'How many were claimed this month.',
  'rows.id': 'The number of the exchange.',
  'rows.count': 'How many pieces.',
  points: 'What was paid, in hundredths of a point.',
  decidedBy: 'The member who decided; null: nobody has.',
  'rows.at': 'When it was requested.',
}
