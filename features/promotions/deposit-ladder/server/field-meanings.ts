import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  steps: 'The steps of the ladder, the first first.',
  step: 'The number of the step, from 1 on.',
  price: 'What the deposit for the step has to be.',
  items: 'What the step gives now; empty: nothing is left of what a week can give.',
  status: 'The status of the step; 1: a deposit finishes it now.',
  wasReset: 'True: a withdrawal has set the player back to the first step.',
  expireTime: 'The end of the week in Manila.',
}
