import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  language: 'The language of screens, letters and SMS: `en` or `fil`.',
}
