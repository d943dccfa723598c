import { hashKeyContext, hashKeyPurpose } from '../require-master-secret.ts'
import { rsaKeyContext } from '../password-key.ts'
import { sealedColumn } from './sealed-column.ts'
import type { SealedValues } from './sealed-values.ts'

/** What the platform itself seals. */
export const platformSealed: readonly SealedValues[] = [
  sealedColumn({
    table: 'rsa_key',
    key: { column: 'id', type: 'text' },
    of: 'id',
    value: { column: 'sealed_private_key' },
    purpose: 'rsa-key',
    contextOf: rsaKeyContext,
  }),
  sealedColumn({
    table: 'kept_hash_key',
    key: { column: 'purpose', type: 'text' },
    of: 'purpose',
    value: { column: 'sealed' },
    purpose: hashKeyPurpose,
    contextOf: hashKeyContext,
  }),
]
