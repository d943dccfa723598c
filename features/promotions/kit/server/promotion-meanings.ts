import type { AuditMeanings, AuditMeaningsOf } from '#features/office/staff/server/index.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import type { SettingField } from '../setting-field.ts'

/** What the names of settings mean in the audit log, for each promotion by its own fields. */
export function promotionMeanings(kinds: readonly Pick<PromotionKind, 'key' | 'fields'>[]): AuditMeaningsOf {
  const ofPromotion = new Map(kinds.map(({ key, fields }) => [`promotion:${key}`, fieldMeanings(fields)]))
  return ({ subject }) => ofPromotion.get(subject) ?? {}
}

const fieldMeanings = (fields: readonly SettingField[]): AuditMeanings =>
  Object.fromEntries(fields.flatMap((field) => Object.entries(fieldMeaning(field))))

function fieldMeaning(field: SettingField): AuditMeanings {
  if (field.type === 'money') return { [field.name]: 'centavos' }
  if (field.type === 'rewards') return { [field.name]: 'rewards' }
  return field.type === 'rows' ? fieldMeanings(field.columns) : {}
}
