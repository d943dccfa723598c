import type { Instant } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { handle } from '#platform/http/handle.ts'
import { coinDetail } from '../contract.ts'
import { kindOfReason, type RecordKind, recordReasons } from '../record-kinds.ts'
import { counterOf } from './counter-of.ts'
import { readMovements } from './read-movements.ts'
import { type Reason, readableSince } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'

/** The reasons of these kinds. A ledger reason without a kind does not compile here. */
const reasonsOf = (kinds: readonly RecordKind[]): Reason[] => {
  const kindOf: Readonly<Record<Reason, RecordKind>> = kindOfReason
  return recordReasons.filter((reason) => kinds.includes(kindOf[reason]))
}

/** Where the list begins, if older movements of the period are in archives. */
async function listedFrom(db: Queryable, from: Instant | undefined): Promise<Instant | null> {
  const since = await readableSince(db)
  return since !== undefined && (from === undefined || from < since) ? since : null
}

/** The record of one of the player's accounts, from the ledger. */
export const coinDetailHandler = handle(
  coinDetail,
  async ({ input: { account, kinds, size, before, from, to }, identity: { playerId }, tx }) => {
    const period = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
    const filter = { playerId, account, ...period, ...(kinds === undefined ? {} : { reasons: reasonsOf(kinds) }) }
    const found = await readMovements(tx, { ...filter, before, countMax: size + 1 })
    const list = found.slice(0, size).map(({ seq, at, reason, reference, counter, amount, balance, gameName }) => ({
      id: seq,
      time: at,
      kind: kindOfReason[reason],
      reason,
      reference,
      gameName,
      counter: counterOf(counter),
      amount: centavos(amount),
      balance: centavos(balance),
    }))
    return answer({ list, hasMore: found.length > size, listedFrom: await listedFrom(tx, from) })
  },
)
