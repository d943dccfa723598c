import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  appCustomerServiceQueue: 'The ways to reach customer service in their order; the first is the default.',
  id: 'The number of the way in the operator’s list.',
  nickname: 'What the way is called, for people.',
  url: 'Where it leads: a web address, or one of tel: and mailto:.',
  isOut: '1: it opens outside of the app, in the native app as well; 0: inside.',
  hours: 'Opening hours, in words.',
}
