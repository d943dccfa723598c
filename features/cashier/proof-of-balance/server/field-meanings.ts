import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  roots: 'One entry for each day, the newest first.',
  day: 'The day whose end the figures are of.',
  madeAt: 'When the root was made, just after that day.',
  players: 'How many players have a balance in it.',
  total: 'What the house owed to all of these players together.',
  hash: 'The root: SHA-256 over all balances, in hexadecimal digits.',
  isProvable: 'True: a player can still fetch a proof for this day.',
  format: 'The name and version of the proof’s format.',
  root: 'The root that was published for the day.',
  leaf: 'What the house owed to the player, as recorded in the tree.',
  amount: 'The player’s coins, the amount on hold for withdrawals, and the safebox together.',
  seq: 'The number of the last movement of the player’s book that counts.',
  head: 'The hash of that movement: SHA-256 in hexadecimal digits.',
  blind: 'Random digits that keep others from guessing what is in the leaf.',
  steps: 'The neighbours on the way from the leaf to the root, the nearest first.',
  side: 'On which side of the path the neighbour is.',
  'steps.hash': 'The neighbour’s hash: SHA-256 in hexadecimal digits.',
  'steps.total': 'What is owed to all players below the neighbour together.',
}
