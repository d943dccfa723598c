import * as v from 'valibot'
import { addDuration, type Clock, hasEnded, type Instant } from '#core/clock/instant.ts'
import {
  balancesForUpdate,
  followedFor,
  type LateCorrection,
  lateCorrectionSave,
  lockBooks,
  points,
  postAll,
  type PostRequest,
  type RoundCounted,
  roundCountedSchema,
  roundCountedTopic,
  weightOf,
  type Weights,
  weightsFind,
} from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { decideMove, earnedOf, type PointsMove } from '../rules.ts'
import { type PointsPlayer, pointsPlayerLock, pointsPlayerOpen, pointsPlayerSave } from './store/points-player.store.ts'
import { type PointsRound, pointsRoundFind, pointsRoundSave, type RoundKey } from './store/points-round.store.ts'

const weightsId = 'points'
// Few rounds of a batch complete a point, and only their players' books are locked, so batches can be large.
const batchMax = 1_000

/**
 * Grants points for play, once per round, and takes back those of voided rounds. A recount of a round that may have been
 * deleted is recorded for the staff.
 */
export const pointsFollowPlay = ({ clock }: { readonly clock: Clock }): Consumer => ({
  name: 'points',
  topics: [roundCountedTopic],
  batchMax,
  handle: async (tx, events) => {
    const counted = events.map(({ payload }) => v.parse(roundCountedSchema, payload))
    const { players, known, weights } = await load(tx, counted)
    const now = clock.now()
    const { rounds, earnedNow, late } = countRounds(counted, { known, weights, now })
    if (late.length > 0) await lateCorrectionSave(tx, late, now)
    const changed = players.map((player) => ({
      ...player,
      earned: player.earned + (earnedNow.get(player.playerId) ?? 0n),
    }))
    const settled = await settle(tx, changed, now)
    await tx.pipeline(() => Promise.all([pointsRoundSave(tx, rounds), pointsPlayerSave(tx, settled, now)]))
  },
})

type PointsFacts = {
  readonly players: readonly PointsPlayer[]
  readonly known: readonly PointsRound[]
  readonly weights: Weights
}

/** Pipelined: PostgreSQL runs the statements in order, so rounds are read after their players are locked. */
async function load(tx: Transaction, counted: readonly RoundCounted[]): Promise<PointsFacts> {
  const playerIds = [...new Set(counted.map(({ playerId }) => playerId))]
  const [players, known, weights] = await tx.pipeline(() =>
    Promise.all([pointsPlayerLock(tx, playerIds), pointsRoundFind(tx, counted), weightsFind(tx, [weightsId])]),
  )
  if (players.length < playerIds.length) {
    // Another transaction may have opened them meanwhile and counted rounds.
    await pointsPlayerOpen(tx, playerIds)
    return load(tx, counted)
  }
  return { players, known, weights: weights.get(weightsId) ?? { byType: {}, byGame: {} } }
}

/** The current rounds, and what they add per player. Counted rounds add nothing. */
function countRounds(
  counted: readonly RoundCounted[],
  { known, weights, now }: { known: readonly PointsRound[]; weights: Weights; now: Instant },
): { rounds: PointsRound[]; earnedNow: ReadonlyMap<bigint, bigint>; late: LateCorrection[] } {
  const rounds = new Map(known.map((round) => [nameOf(round), round]))
  const earnedNow = new Map<bigint, bigint>()
  const late: LateCorrection[] = []
  for (const { playerId, roundId, revision, validBet, closedAt, ...game } of counted) {
    const before = rounds.get(nameOf({ playerId, roundId }))
    if (before !== undefined && before.revision >= revision) continue
    if (isTooLate({ revision, closedAt }, now)) {
      late.push({ playerId, roundId, revision, leftOut: 'points', validBet, closedAt })
      continue
    }
    const weight = before?.weight ?? weightOf(weights, game)
    const earned = earnedOf(validBet, weight)
    rounds.set(nameOf({ playerId, roundId }), { playerId, roundId, revision, weight, earned, closedAt })
    earnedNow.set(playerId, (earnedNow.get(playerId) ?? 0n) + earned - (before?.earned ?? 0n))
  }
  return { rounds: [...rounds.values()], earnedNow, late }
}

/** Its row may have been deleted. */
const isTooLate = ({ revision, closedAt }: Pick<RoundCounted, 'revision' | 'closedAt'>, now: Instant): boolean =>
  revision > 0 && hasEnded(addDuration(closedAt, followedFor), now)

const nameOf = ({ playerId, roundId }: RoundKey): string => `${playerId} ${roundId}`

/** Moves the due points in one go; returns the players afterwards. */
async function settle(tx: Transaction, players: readonly PointsPlayer[], now: Instant): Promise<PointsPlayer[]> {
  const due = players.filter((player) => decideMove(player, plenty) !== undefined)
  // Balances are read before any book is locked, if points must be taken back; all books are locked in one order.
  if (due.some((player) => decideMove(player, plenty)?.kind === 'takeBack')) {
    await lockBooks(
      tx,
      due.map(({ playerId }) => playerId),
    )
  }
  const moves: Move[] = []
  for (const player of due) {
    const move = decideMove(player, await balanceToTakeFrom(tx, player))
    if (move !== undefined) moves.push({ player, move })
  }
  const posted = await postAll(tx, moves.map(postingOf), now)
  // The books are locked since their balances were read, and move numbers are unique.
  const failed = posted.find(({ kind }) => kind !== 'applied')
  if (failed !== undefined) throw new Error(`points could not be moved: ${failed.kind}`)
  const after = new Map(moves.map((each) => [each.player.playerId, afterMove(each)]))
  return players.map((player) => after.get(player.playerId) ?? player)
}

type Move = { readonly player: PointsPlayer; readonly move: PointsMove }

// More than anybody can have: the balance only matters when points are taken back.
const plenty = 2n ** 62n

async function balanceToTakeFrom(tx: Transaction, player: PointsPlayer): Promise<bigint> {
  if (decideMove(player, plenty)?.kind === 'give') return plenty
  return (await balancesForUpdate(tx, player.playerId)).points
}

function postingOf({ player: { playerId, moves }, move: { kind, amount } }: Move): PostRequest {
  const what = { amount: points(amount), reference: 'play' } as const
  const transfer =
    kind === 'give'
      ? ({ ...what, reason: 'pointsAward', from: 'promo:points', to: 'points' } as const)
      : ({ ...what, reason: 'pointsTakenBack', from: 'points', to: 'promo:points' } as const)
  return { playerId, source: 'points', key: `play:${playerId}:${moves + 1n}`, transfers: [transfer] }
}

const afterMove = ({ player, move: { kind, amount } }: Move): PointsPlayer => ({
  ...player,
  moves: player.moves + 1n,
  given: kind === 'give' ? player.given + amount : player.given - amount,
})
