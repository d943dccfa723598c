import * as v from 'valibot'
import { wholeTextIn } from '#core/contract/whole-text-in.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { type DebtKind, debtKinds } from '../open-debt.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { debtBooks } from './debt-books.ts'
import { writeOff } from './write-off.ts'

export const writeOffKindName = { name: 'debtWriteOff' } as const

/** Amounts as text, so that none is rounded. */
const payload = v.object({
  kind: v.picklist(debtKinds),
  id: v.string(),
  playerId: wholeTextIn,
  owed: v.pipe(wholeTextIn, v.transform(centavos)),
})

type WriteOff = {
  readonly kind: DebtKind
  readonly id: string
  readonly playerId: bigint
  readonly owed: Centavos
}

export const keptWriteOff = ({ kind, id, playerId, owed }: WriteOff) => ({
  kind,
  id,
  playerId: String(playerId),
  owed: String(owed),
})

const origins: Readonly<Record<DebtKind, string>> = { game: 'Game', deposit: 'Deposit' }

const nothing = centavos(0n)
const openOf = (db: Queryable, kind: DebtKind, id: string) => debtBooks[kind].find(db, id)

export const debtWriteOffKind: ApprovalKind = approvalKind({
  ...writeOffKindName,
  label: 'Debt write-off',
  approves: 'debt.approveWriteOff',
  payload,
  moves: ({ playerId }) => [{ playerId }],
  facts: async ({ kind, id, owed }, { db, isWaiting }) => [
    { name: 'Source', value: `${origins[kind]}: ${id}` },
    { name: 'Owed when requested', value: formatMoney(owed) },
    // Wins may have repaid a part meanwhile: the house carries the rest.
    ...(isWaiting
      ? [{ name: 'Cost to us now', value: formatMoney((await openOf(db, kind, id))?.owed ?? nothing) }]
      : []),
  ],
  carryOut: (tx, debt, how) => writeOff(tx, { ...debt, ...how }),
})
