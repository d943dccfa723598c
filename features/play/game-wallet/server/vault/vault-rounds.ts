import { addDuration, type Instant } from '#core/clock/instant.ts'
import { days } from '#core/clock/duration.ts'
import { type RoundMoves, roundMoves } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import {
  textOf,
  type VaultDay,
  type VaultKind,
  type VaultRecord,
  whole,
} from '#platform/feature-module/vault-records.ts'
import { ledgerSource } from '../order-identity.ts'
import { vaultCorrectedRounds, vaultRoundPages, type VaultRoundRow } from '../store/vault-round.store.ts'

/**
 * Every round that ended on the day as it was at the day's end, and every older round that the day corrected. A correction is a
 * record of its own, with the sums before it.
 */
export const vaultRounds: VaultKind = {
  name: 'rounds',
  columns:
    'player provider round game type state stake win isFree revision openedAt endedAt stakeBefore winBefore'.split(' '),
  async *pages(tx, day) {
    const { later, corrections } = await correctedRounds(tx, day)
    let next = 0
    for await (const rows of vaultRoundPages(tx, day)) {
      const records: VaultRecord[] = []
      for (const row of rows) {
        for (; (corrections[next]?.playerId ?? row.playerId) < row.playerId; next++)
          pushCorrection(records, corrections[next])
        records.push(recordOf(asOfEnd(row, later), undefined))
      }
      yield records
    }
    const rest: VaultRecord[] = []
    for (const correction of corrections.slice(next)) pushCorrection(rest, correction)
    yield rest
  },
  sums: sumsOf,
}

/** GGR as reports have it: the rounds that closed, without the stakes of free rounds. Corrections count with their difference. */
function sumsOf(record: VaultRecord) {
  const [, , , , type, state, stake, win, isFree, , , , stakeBefore, winBefore] = record
  const amount = (value: unknown): bigint => BigInt(Number(value ?? 0))
  const kind = textOf(type ?? 'unknown')
  const isCorrection = stakeBefore !== null
  const counted = isFree === true ? 0n : amount(stake) - amount(stakeBefore)
  if (state !== 'CLOSED' && !isCorrection) return [['voided', 1n]] as const
  return [
    [isCorrection ? `${kind}Corrections` : `${kind}Rounds`, 1n],
    [`${kind}Stake`, counted],
    [`${kind}Win`, amount(win) - amount(winBefore)],
  ] as const
}

type Correction = VaultRoundRow & { readonly before: Sums }
type Sums = { readonly stake: bigint; readonly win: bigint }
type Moves = ReadonlyMap<string, RoundMoves>

const farEnd = (until: Instant): Instant => addDuration(until, days(36_500))

/** The rounds that this day corrected, and what rounds moved after it: the database has their newest sums alone. */
async function correctedRounds(
  tx: Transaction,
  { from, until }: VaultDay,
): Promise<{ readonly later: Moves; readonly corrections: readonly Correction[] }> {
  const rounds = await vaultCorrectedRounds(tx, until)
  const keys = rounds.map(({ playerId, providerId, roundId }) => ({
    playerId,
    source: ledgerSource(providerId),
    reference: roundId,
  }))
  const [onDay, after] = await Promise.all([
    roundMoves(tx, keys, { from, until }),
    roundMoves(tx, keys, { from: until, until: farEnd(until) }),
  ])
  const [moved, later] = [byKey(onDay), byKey(after)]
  const corrections = rounds.flatMap((row): Correction[] => {
    const moves = row.endedAt < from ? moved.get(keyOf(row)) : undefined
    if (moves === undefined) return []
    const round = asOfEnd(row, later)
    return [{ ...round, before: sumsBefore(round, moves) }]
  })
  return { later, corrections }
}

const byKey = (moves: readonly RoundMoves[]): Moves =>
  new Map(moves.map((each) => [`${each.playerId} ${each.source} ${each.reference}`, each]))
const keyOf = ({ playerId, providerId, roundId }: VaultRoundRow): string =>
  `${playerId} ${ledgerSource(providerId)} ${roundId}`

/** A round as it was before what was moved later. A round that was voided later was closed. */
function asOfEnd(row: VaultRoundRow, later: Moves): VaultRoundRow {
  const moves = row.revision > 0 ? later.get(keyOf(row)) : undefined
  return moves === undefined ? row : { ...row, ...sumsBefore(row, moves), state: 'CLOSED' }
}

const sumsBefore = ({ stake, win, state }: VaultRoundRow, { staked, won, taken }: RoundMoves): Sums => ({
  stake: stake - staked,
  win: win - won + (state === 'VOIDED' ? taken : 0n),
})

function pushCorrection(records: VaultRecord[], correction: Correction | undefined): void {
  if (correction !== undefined) records.push(recordOf(correction, correction.before))
}

const recordOf = (row: VaultRoundRow, before: Sums | undefined): VaultRecord => [
  whole(row.playerId),
  row.providerId,
  row.roundId,
  row.gameCode,
  row.gameType,
  row.state,
  whole(row.stake),
  whole(row.win),
  row.isFree,
  row.revision,
  row.openedAt,
  row.endedAt,
  before === undefined ? null : whole(before.stake),
  before === undefined ? null : whole(before.win),
]
