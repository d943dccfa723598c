import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { type Payout, payout, type PayoutRequest } from './payout.ts'

const columns = `'po_' || id as id, reference, amount, institution, account, holder, state, due_at as "dueAt",
  created_at as "createdAt"`

/** Undefined when the reference was used before. */
export function payoutInsert(
  database: DatabaseSync,
  request: PayoutRequest & { readonly dueAt: number | null; readonly createdAt: number },
): Payout | undefined {
  const row = database
    .prepare(
      `insert into sandpay_payout (reference, amount, institution, account, holder, due_at, created_at)
       values (:reference, :amount, :institution, :account, :holder, :dueAt, :createdAt)
       on conflict (reference) do nothing returning ${columns}`,
    )
    .get(request)
  return row && v.parse(payout, row)
}

export function payoutFindByReference(database: DatabaseSync, reference: string): Payout | undefined {
  const row = database.prepare(`select ${columns} from sandpay_payout where reference = ?`).get(reference)
  return row && v.parse(payout, row)
}

export function payoutFind(database: DatabaseSync, id: string): Payout | undefined {
  const row = database.prepare(`select ${columns} from sandpay_payout where id = ?`).get(numberOf(id))
  return row && v.parse(payout, row)
}

export function payoutListNewest(database: DatabaseSync, countMax: number): Payout[] {
  const rows = database.prepare(`select ${columns} from sandpay_payout order by sandpay_payout.id desc limit ?`)
  return v.parse(v.array(payout), rows.all(countMax))
}

export function payoutListDue(database: DatabaseSync, now: number): Payout[] {
  const rows = database.prepare(`select ${columns} from sandpay_payout where due_at <= ? order by due_at limit 100`)
  return v.parse(v.array(payout), rows.all(now))
}

export function payoutSave(database: DatabaseSync, { id, state, dueAt }: Payout): void {
  database.prepare(`update sandpay_payout set state = ?, due_at = ? where id = ?`).run(state, dueAt, numberOf(id))
}

/** `po_7` is the seventh. Any other text is unknown. */
const numberOf = (id: string): number => Number(/^po_(\d{1,15})$/.exec(id)?.[1] ?? 0)
