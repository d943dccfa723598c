import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  days: 'The days of the row, the first first.',
  day: 'The number of the day in the row, from 1 on.',
  date: 'The day in Manila on which it was claimed, or can be claimed at the earliest; null: unknown, or out of reach.',
  status: 'The status of the reward of the day.',
  isResting: 'True: nothing can be claimed before the next deposit.',
  nextDayAt: 'When the next day begins in Manila.',
  'loginBonus3UserReceive.items': 'What was given for the day.',
}
