import type { Instant } from '#core/clock/instant.ts'
import type { Queryable, SqlValue } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { hexBytes } from '#platform/db/array-text.ts'
import { statement } from '#platform/db/statement.ts'
import type { Account } from '../chart/account.ts'
import type { OperationFacts, OperationKey, RecordedTransfer } from './operation.ts'

export type StoredOperation = OperationKey & {
  readonly playerId: bigint
  readonly inputHash: string
  readonly answer: unknown
  readonly firstSeq: bigint
  readonly transferCount: number
}

type OperationRow = OperationKey & {
  readonly player_id: bigint
  readonly input_hash: string
  readonly answer: unknown
  readonly first_seq: bigint
  readonly transfers: number
}

const find = statement<OperationRow>(
  'ledgerOperationFind',
  `select o.source, o.key, o.player_id, encode(o.input_hash, 'hex') as input_hash, o.answer, o.first_seq, o.transfers
   from ledger_operation o where o.key = any($2::text[]) and o.source = any($1::text[])`,
)

export async function operationFind(db: Queryable, keys: readonly OperationKey[]): Promise<StoredOperation[]> {
  const sources = new Set(keys.map(({ source }) => source))
  const rows = await db.rows(find, [[...sources], keys.map(({ key }) => key)])
  if (sources.size === 1) return rows.map(operationOf)
  const names = new Set(keys.map(nameOf))
  return rows.filter((row) => names.has(nameOf(row))).map(operationOf)
}

type ReferredRow = OperationRow & {
  readonly seq: bigint | null
  readonly reason: string
  readonly asset: string
  readonly from_account: Account
  readonly to_account: Account
  readonly amount: bigint
  readonly closed: boolean
}

const findWithTransfers = statement<ReferredRow>(
  'ledgerOperationFindWithTransfers',
  `select o.source, o.key, o.player_id, encode(o.input_hash, 'hex') as input_hash, o.answer, o.first_seq, o.transfers,
     t.seq, t.reason, t.asset, t.from_account, t.to_account, t.amount,
     exists (select from ledger_closing c where c.player_id = t.player_id and c.seq = t.seq) as closed
   from (select unnest($1::text[]) as source, unnest($2::text[]) as key) as k
   join ledger_operation o on o.source = k.source and o.key = k.key
   left join ledger_transfer t on t.at = o.at and t.player_id = o.player_id
     and t.seq >= o.first_seq and t.seq < o.first_seq + o.transfers
   order by o.source, o.key, t.seq`,
)

export type OperationWithTransfers = StoredOperation & { readonly transfers: readonly RecordedTransfer[] }

export async function operationFindWithTransfers(
  db: Queryable,
  keys: readonly OperationKey[],
): Promise<OperationWithTransfers[]> {
  const rows = await db.rows(findWithTransfers, keyArrays(keys))
  const byKey = Map.groupBy(rows, ({ source, key }) => `${source} ${key}`)
  return [...byKey.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ ...operationOf(first), transfers: [first, ...rest].flatMap(transferOf) }],
  )
}

export type NewOperation = Omit<StoredOperation, 'answer'> & {
  readonly answerJson: string
  readonly facts: OperationFacts | undefined
}

export const operationInsert = statement(
  'ledgerOperationInsert',
  `insert into ledger_operation (at, source, key, player_id, input_hash, answer, first_seq, transfers, act, state, amount,
     subject, refers_to, follows, moved_seq)
   select $1, unnest($2::text[]), unnest($3::text[]), unnest($4::bigint[]), unnest($5::bytea[]), unnest($6::json[]),
     unnest($7::bigint[]), unnest($8::smallint[]), unnest($9::text[]), unnest($10::text[]),
     unnest($11::bigint[]), unnest($12::text[]), unnest($13::text[]), unnest($14::text[]), unnest($15::bigint[])`,
)

/** The unique key fails the whole statement if another operation has used a key meanwhile. */
export function operationValues(at: Instant, list: readonly NewOperation[]): readonly SqlValue[] {
  // Empty arrays make every row read null.
  const described = list.some(({ facts }) => facts !== undefined) ? list : []
  return [
    sqlTime(at),
    ...keyArrays(list),
    list.map(({ playerId }) => playerId),
    list.map(({ inputHash }) => hexBytes(inputHash)),
    list.map(({ answerJson }) => answerJson),
    list.map(({ firstSeq }) => firstSeq),
    list.map(({ transferCount }) => transferCount),
    described.map(({ facts }) => facts?.act),
    described.map(({ facts }) => facts?.state),
    described.map(({ facts }) => facts?.amount),
    described.map(({ facts }) => facts?.subject),
    described.map(({ facts }) => facts?.refersTo),
    described.map(({ facts }) => facts?.follows),
    described.map(({ facts }) => facts?.movedSeq),
  ]
}

const nameOf = ({ source, key }: OperationKey): string => `${source} ${key}`

const keyArrays = (keys: readonly OperationKey[]): [string[], string[]] => [
  keys.map(({ source }) => source),
  keys.map(({ key }) => key),
]

const operationOf = (row: OperationRow): StoredOperation => ({
  source: row.source,
  key: row.key,
  playerId: row.player_id,
  inputHash: row.input_hash,
  answer: row.answer,
  firstSeq: row.first_seq,
  transferCount: row.transfers,
})

const transferOf = ({
  seq,
  reason,
  asset,
  from_account,
  to_account,
  amount,
  closed,
}: ReferredRow): RecordedTransfer[] =>
  seq === null ? [] : [{ seq, reason, asset, from: from_account, to: to_account, amount, closed }]
