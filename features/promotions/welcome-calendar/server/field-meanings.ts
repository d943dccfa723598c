import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  days: 'The cells of the calendar, the first first.',
  day: 'The number of the cell, from 1 on.',
  date: 'The day in Manila on which it was claimed, or can be claimed at the earliest; null: unknown, or out of reach.',
  status: 'The status of the reward of the day.',
  needRecharge: 'What still has to be deposited for the last day; 0: nothing.',
  expireTime: 'Until when the calendar can be claimed from.',
  'freeSignReceive.items': 'What was given for the day.',
}
