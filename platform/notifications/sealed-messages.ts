import { sealedColumn } from '../crypto/reseal/sealed-column.ts'
import type { SealedValues } from '../crypto/reseal/sealed-values.ts'

/** Messages that wait to be sent, and those that were given up and may be sent again. */
export const sealedMessages = (job: string, purpose: string): readonly SealedValues[] =>
  ['job', 'job_dead_letter'].map((table) =>
    sealedColumn({
      table,
      key: { column: 'id', type: 'bigint' },
      of: 'key',
      value: { payloadOf: job },
      purpose,
      contextOf: (reference) => reference,
    }),
  )
