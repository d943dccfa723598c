import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { type Payment, payment, type PaymentRequest } from './payment.ts'

const columns = `'pay_' || id as id, reference, amount, method, state, paid_amount as "paidAmount",
  paid_late as "paidLate", expires_at as "expiresAt", created_at as "createdAt"`

/** Undefined when the reference was used before. */
export function paymentInsert(
  database: DatabaseSync,
  request: PaymentRequest & { createdAt: number },
): Payment | undefined {
  const row = database
    .prepare(
      `insert into sandpay_payment (reference, amount, method, expires_at, created_at)
       values (:reference, :amount, :method, :expiresAt, :createdAt)
       on conflict (reference) do nothing returning ${columns}`,
    )
    .get(request)
  return row && v.parse(payment, row)
}

export function paymentFindByReference(database: DatabaseSync, reference: string): Payment | undefined {
  const row = database.prepare(`select ${columns} from sandpay_payment where reference = ?`).get(reference)
  return row && v.parse(payment, row)
}

export function paymentFind(database: DatabaseSync, id: string): Payment | undefined {
  const row = database.prepare(`select ${columns} from sandpay_payment where id = ?`).get(numberOf(id))
  return row && v.parse(payment, row)
}

export function paymentListNewest(database: DatabaseSync, countMax: number): Payment[] {
  const rows = database.prepare(`select ${columns} from sandpay_payment order by sandpay_payment.id desc limit ?`)
  return v.parse(v.array(payment), rows.all(countMax))
}

export function paymentSave(database: DatabaseSync, { id, state, paidAmount, paidLate }: Payment): void {
  database
    .prepare(`update sandpay_payment set state = ?, paid_amount = ?, paid_late = ? where id = ?`)
    .run(state, paidAmount, paidLate ? 1 : 0, numberOf(id))
}

/** `pay_7` is the seventh. Any other text is unknown. */
const numberOf = (id: string): number => Number(/^pay_(\d{1,15})$/.exec(id)?.[1] ?? 0)

/** What nobody paid in its time is over. */
export function paymentListOverdue(database: DatabaseSync, now: number): Payment[] {
  const rows = database.prepare(
    `select ${columns} from sandpay_payment where state = 'pending' and expires_at <= ? limit 100`,
  )
  return v.parse(v.array(payment), rows.all(now))
}
