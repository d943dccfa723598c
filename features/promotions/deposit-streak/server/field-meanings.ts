import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  days: 'The days of the streak, the first first.',
  day: 'The number of the day in the streak, from 1 on.',
  isMarked: 'True: the day counts for the run, by its deposit or made up for points.',
  isMadeUp: 'True: the day was made up for points.',
  date: 'The day in Manila that a deposit marked, or can mark at the earliest; null: the streak ended before.',
  status: 'The status of the reward of the day.',
  need: 'What a day’s deposit has to be at least.',
  nextDay: 'The day that a deposit today would mark; null: today is marked already, or the run is complete.',
  isSoldOut: 'True: too little of the budget is left for the reward of that day, so a deposit marks it without one.',
  waitsForStake: 'True: the last marked deposit has to be bet once before a deposit marks the next day.',
  canMakeUp: 'True: the day before can be made up for points.',
  makeUpPoints: 'What making up a day costs, in hundredths of a point.',
  expireTime: 'Until when the rewards of the run can be claimed; null: nothing is marked.',
  nextDayAt: 'When the next day begins in Manila.',
  'receiverRechargeBonusCollection8.items': 'What was given for the day.',
}
