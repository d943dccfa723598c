import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  channels: 'The channels that can be followed.',
  id: 'The number of the channel in the operator’s list.',
  channel: 'What the channel is called, for people.',
  needsCode: 'True: a code that is posted in the channel has to be given.',
  status: 'The status of the channel.',
  readyAt: 'From when on the reward can be claimed; null: the channel was not visited yet.',
  code: 'The code that is posted in the channel; empty: none is needed.',
  'followReceive.items': 'What was given.',
}
