import type { AuditMeanings } from '#features/office/staff/server/index.ts'
import { pesoSettings } from '../setting-fields.ts'

/** What the names of the operator's settings mean in the audit log. */
export const settingMeanings: AuditMeanings = Object.fromEntries(pesoSettings.map((name) => [name, 'pesos']))
