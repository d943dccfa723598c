import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  month: 'The month: 2026-11.',
  format: 'For a spreadsheet or for print.',
  from: 'The first day of the month.',
  until: 'The last day of the month.',
  daysClosed: 'How many of its days are closed. The figures of play are of these.',
  days: 'How many days the month has.',
  at: 'When the live figures were counted.',
  figures: 'The figures, in the order of the report.',
  group: 'The part of the report.',
  name: 'What is counted; for play the kind of game, for payments the channel.',
  source: 'Closed: of closed days, which keep their figures. Live: counted now.',
  count: 'How many: rounds, accounts, tickets, payments, cases or acts.',
  players: 'How many different players; null: the figure counts no players.',
  stake: 'What was bet; null: the figure is not about play.',
  win: 'What was won; null: the figure is not about play.',
  amount: 'GGR of play, or the sum of payments; null: the figure has no amount.',
  medianSeconds: 'How long the middle one took, in seconds; null: it has no time.',
  fileName: 'The name of the file.',
  type: 'The media type of the file.',
  base64: 'The content of the file.',
}
