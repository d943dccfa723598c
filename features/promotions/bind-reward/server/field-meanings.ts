import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  items: 'What binding a mobile number brings; empty: nothing, or nothing any more.',
}
