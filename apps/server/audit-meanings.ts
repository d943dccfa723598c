import type { PromotionKind, SettingField } from '#features/promotions/kit/server/index.ts'
import type { AuditMeanings, AuditMeaningsOf } from '#features/office/staff/server/index.ts'
import { pesoSettings } from '#features/office/web-configuration/server/index.ts'

/** What the names of settings mean in the audit log: those of the site, and of each promotion by its own fields. */
export function auditMeanings(promotions: readonly PromotionKind[]): AuditMeaningsOf {
  const ofPromotion = new Map(promotions.map(({ key, fields }) => [`promotion:${key}`, fieldMeanings(fields)]))
  const ofSettings: AuditMeanings = Object.fromEntries(pesoSettings.map((name) => [name, 'pesos' as const]))
  return ({ subject }) => ({ ...ofSettings, ...ofPromotion.get(subject) })
}

const fieldMeanings = (fields: readonly SettingField[]): AuditMeanings =>
  Object.fromEntries(fields.flatMap((field) => Object.entries(fieldMeaning(field))))

function fieldMeaning(field: SettingField): AuditMeanings {
  if (field.type === 'money') return { [field.name]: 'centavos' }
  if (field.type === 'rewards') return { [field.name]: 'rewards' }
  return field.type === 'rows' ? fieldMeanings(field.columns) : {}
}
