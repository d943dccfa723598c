import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  title: 'The title of the message.',
  body: 'The paragraphs of the message.',
  items: 'What is attached to the message; empty or absent: nothing.',
  source: 'What wrote the message: staff, or the feature of the product.',
  sentAt: 'When it was sent.',
  expiresAt: 'Until when it is kept, and what is attached can be claimed.',
  readAt: 'When the player opened it; null: not yet.',
  receivedAt: 'When the player took what is attached; null: not yet.',
  daysValid: 'For how many days the message is kept.',
  waits:
    'Null: sent. aboveLetter, aboveMemberDay, aboveHouseDay: worth more than a cap, so a second person decides; withoutPlay: coins that need no playthrough.',
  segment: 'The number of the segment.',
  segments: 'The segments to choose from.',
  'segments.id': 'The number of the segment.',
  'segments.name': 'The name of the segment.',
  leftOut: 'How many more players fulfil its conditions, but must not be reached by marketing.',
  players: 'How many players belong to the segment now and can be reached by marketing.',
  templates: 'The saved templates.',
  name: 'The name of the template.',
  savedBy: 'The member who kept it last.',
  savedAt: 'When it was kept last.',
  expected: 'The message as the form was filled with it; null: there was none under this name.',
}
