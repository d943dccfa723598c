import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  list: 'The pools; empty while no provider reports any.',
  code: 'The provider’s short name of the pool.',
  amount: 'What is in the pool now.',
  dropBy: 'The pool is won with this amount at the latest.',
  leastPercent:
    'Where a wheel decides how much of the pool is won: the smallest share in percent; null: the winner has all of it.',
  gameIds: 'The games that can win the pool, by their ids in the lobby.',
  last: 'The last win of the pool; null: it was not won yet.',
  'last.amount': 'What was won then.',
}
