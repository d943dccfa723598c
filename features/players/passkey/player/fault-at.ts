import type { FieldFault } from '#core/contract/outcome.ts'

export const faultAt = (field: string, msg: string): FieldFault => ({ field, key: `passkey.${field}`, msg })
