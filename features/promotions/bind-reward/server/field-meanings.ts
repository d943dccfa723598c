import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  items: 'What adding a mobile number gives; empty: nothing, or nothing any more.',
}
