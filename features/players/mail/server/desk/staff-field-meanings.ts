import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  title: 'The title of the letter.',
  body: 'The paragraphs of the letter.',
  items: 'What is attached to the letter; empty or absent: nothing.',
  source: 'What wrote the letter: staff, or the feature of the product.',
  sentAt: 'When it was sent.',
  expiresAt: 'Until when it is kept, and what is attached can be taken.',
  readAt: 'When the player opened it; null: not yet.',
  receivedAt: 'When the player took what is attached; null: not yet.',
  daysValid: 'For how many days the letter is kept.',
  waits:
    'Null: sent. aboveLetter, aboveMemberDay, aboveHouseDay: worth more than a cap, so a second person decides; withoutPlay: coins that need not be staked.',
  segment:
    'Which group of players. everybody: all who may play; new: registered in the last 7 days; awake: seen in the last 7 days; asleep: not seen for 30 days.',
  players: 'How many players belong to the group now.',
  templates: 'The kept letters.',
  name: 'The name that the letter is kept under.',
  savedBy: 'The member who kept it last.',
  savedAt: 'When it was kept last.',
  expected: 'The letter as the form was filled with it; null: there was none under this name.',
}
