import * as v from 'valibot'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type ApprovalKind, approvalKind } from '#features/approval/server/index.ts'
import { type DebtKind, debtKinds } from '../open-debt.ts'
import { writeOff } from './write-off.ts'

export const writeOffKindName = { name: 'debtWriteOff' } as const

const wholeText = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform((text) => BigInt(text)),
)
/** Amounts as texts, so that none is rounded while the request waits. */
const payload = v.object({
  kind: v.picklist(debtKinds),
  id: v.string(),
  playerId: wholeText,
  owed: v.pipe(wholeText, v.transform(centavos)),
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

const origins: Readonly<Record<DebtKind, string>> = { game: 'A game', deposit: 'A deposit' }

/** What a write-off is to whoever has to approve it. */
export const debtWriteOffKind: ApprovalKind = approvalKind({
  ...writeOffKindName,
  label: 'Write-off of a debt',
  approves: 'debt.approveWriteOff',
  payload,
  facts: ({ kind, id, playerId, owed }) => [
    { name: 'Player', value: String(playerId) },
    { name: 'Owed when it was asked', value: formatMoney(owed) },
    { name: 'From', value: `${origins[kind]}: ${id}` },
  ],
  carryOut: (tx, asked, how) => writeOff(tx, { ...asked, ...how }),
})
