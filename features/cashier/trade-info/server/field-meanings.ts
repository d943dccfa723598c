import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  deposit: 'Whether deposits are open, and between which amounts.',
  isOpen: 'True: a deposit can be started.',
  amountMin: 'The smallest deposit; null: no way to pay is open.',
  amountMax: 'The largest deposit; null: no way to pay is open.',
  list: 'The newest settled orders, the newest first.',
  name: 'Whose order it was, masked: a part of a number or of a name.',
  time: 'When the order was settled.',
  deposited: 'Everything that the player has deposited.',
  identityDueAt: 'From when on deposits and play wait for the verification; null: they never will.',
  isVerified: 'True: the identity of the player is approved.',
  mayPrompt: 'False: nobody may ask for a deposit, because a limit was reached or a break ended within a day.',
}
