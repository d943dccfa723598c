import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  direction:
    'Which way. credit: coins are given to the player; debit: coins are taken. In a request an empty text means both.',
  movedToday: 'What was given and taken manually today, together.',
  dailyMax: 'What may be given and taken manually in a day, together.',
  line: 'The line of the request, from 1 on.',
  amount: 'How much is given or taken.',
  note: 'The reason that the maker gave.',
  maker: 'The member who requested it.',
  approver: 'The member who approved it.',
  madeAt: 'When it was carried out.',
  csv: 'The lines of the file: player, direction, amount in pesos, play; 500 lines at most.',
  lines: 'How many lines were read.',
}
