import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  closed: 'The ways to pay that do not work at the moment, by their keys in appRechargeTypeMap.',
}
