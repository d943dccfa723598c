import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  name: 'What the switch is for: play, deposits or withdrawals.',
  isOpen: 'True: it is open; false: it is stopped for everybody.',
  switches: 'What can be stopped for everybody.',
}
