import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  wording: 'The version of the words that the player reads.',
  consents: 'The channels, in the order in which they are shown.',
  channel: 'The way of the promos. email: to the verified address; sms: to the proven number; push: as a notification.',
  text: 'The words to agree to, in the language of the request.',
  since: 'Since when the player agrees; null: the player does not.',
  hasEmail: 'True: the player has an e-mail address.',
  isGiven: 'True: the player agrees; false: the player withdraws.',
}
