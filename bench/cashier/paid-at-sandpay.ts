import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const row = v.object({ reference: v.string(), paid: v.number() })
export type PaidAtSandpay = v.InferOutput<typeof row>

/** What SandPay has in its own books as paid, read from where it keeps them. */
export function paidAtSandpay(dataDir: string): readonly PaidAtSandpay[] {
  const database = new DatabaseSync(join(dataDir, 'sandbox', 'sandbox.sqlite'), { readOnly: true, timeout: 5_000 })
  try {
    const paid = database.prepare(`select reference, paid_amount as paid from sandpay_payment where state = 'paid'`)
    return v.parse(v.array(row), paid.all())
  } finally {
    database.close()
  }
}
