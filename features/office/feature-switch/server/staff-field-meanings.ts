import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  name: 'What the switch is for: play, deposits, withdrawals, or gamePause, the automatic pause of games whose return left its band.',
  isOpen: 'True: it is open; false: it is stopped for everybody.',
  switches: 'What can be stopped for everybody.',
}
