import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  playerId: 'The player.',
  channel: 'The way of the promos: email, sms or push.',
  isGiven: 'True: consent was given; false: it was withdrawn.',
  isNow: 'True: nothing has changed since, so that it holds now.',
  wording: 'The version of the words that the player read; null: the link of an e-mail.',
  text: 'These words, in English; null: the link of an e-mail.',
  language: 'The language in which the player read them; null: the link of an e-mail.',
  source: 'One of settings: the player’s profile; emailLink: the link or button of an e-mail.',
  at: 'When it was given or withdrawn.',
}
