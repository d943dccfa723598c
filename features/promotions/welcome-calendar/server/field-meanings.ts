import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  days: 'The cells of the calendar, the first first.',
  day: 'The number of the cell, from 1 on.',
  status: 'How the gift of the day stands.',
  needRecharge: 'What still has to be deposited for the last day; 0: nothing.',
  expireTime: 'Until when the calendar can be claimed from.',
  'freeSignReceive.items': 'What was given for the day.',
}
