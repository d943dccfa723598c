import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  steps: 'The steps, in the order in which they are taken.',
  key: 'The name of the step, for programs.',
  state:
    'The status. done: nothing is left to do; missing: the house cannot open without it; suggested: the house can open without it.',
  detail: 'What is there already, or what to do.',
  href: 'The page of the back office where it is done; null: the settings of the deployment decide it.',
}
