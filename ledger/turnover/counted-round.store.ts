import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { allSettled } from '../batch/all-settled.ts'
import type { CountedRound } from './rules.ts'

export type RoundKey = { readonly playerId: bigint; readonly roundId: string }
export type OwnedRound = CountedRound & RoundKey

type RoundRow = Omit<OwnedRound, 'fills'>
type FillRow = RoundKey & { readonly requirementId: bigint; readonly validBet: Centavos; readonly counted: Centavos }

const findRounds = statement<RoundRow>(
  'turnoverRoundFind',
  `select r.player_id as "playerId", r.round_id as "roundId", r.revision, r.is_void as "isVoid", r.valid_bet as "validBet",
     r.is_too_large as "isTooLarge", r.closed_at as "closedAt"
   from turnover_round r join unnest($1::bigint[], $2::text[]) as k (player_id, round_id) using (player_id, round_id)`,
)
const findFills = statement<FillRow>(
  'turnoverFillFind',
  `select f.player_id as "playerId", f.round_id as "roundId", f.req_id as "requirementId", f.valid_bet as "validBet", f.counted
   from turnover_fill f join unnest($1::bigint[], $2::text[]) as k (player_id, round_id) using (player_id, round_id)
   where f.valid_bet > 0`,
)
/** These rounds, as far as they have been counted. */
export async function countedRoundFind(tx: Transaction, keys: readonly RoundKey[]): Promise<OwnedRound[]> {
  const values = [keys.map(({ playerId }) => playerId), keys.map(({ roundId }) => roundId)]
  const rounds = await tx.rows(findRounds, values)
  if (rounds.length === 0) return []
  const fills = await tx.rows(findFills, values)
  return rounds.map((round) => ({
    ...round,
    fills: fills.filter(({ playerId, roundId }) => playerId === round.playerId && roundId === round.roundId),
  }))
}

const saveRounds = statement(
  'turnoverRoundSave',
  `insert into turnover_round (player_id, round_id, revision, is_void, valid_bet, is_too_large, closed_at, counted_at)
   select *, $8::timestamptz from unnest($1::bigint[], $2::text[], $3::integer[], $4::boolean[], $5::bigint[], $6::boolean[],
     $7::timestamptz[])
   on conflict (player_id, round_id) do update set revision = excluded.revision, is_void = excluded.is_void,
     valid_bet = excluded.valid_bet, counted_at = excluded.counted_at`,
)
const clearFills = statement(
  'turnoverFillClear',
  `update turnover_fill f set valid_bet = 0, counted = 0 from unnest($1::bigint[], $2::text[]) as k (player_id, round_id)
   where f.player_id = k.player_id and f.round_id = k.round_id and f.valid_bet > 0`,
)
const saveFills = statement(
  'turnoverFillSave',
  `insert into turnover_fill (player_id, round_id, req_id, valid_bet, counted)
   select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
   on conflict (player_id, round_id, req_id) do update set valid_bet = excluded.valid_bet, counted = excluded.counted`,
)
/** Stores the counted state of rounds, replacing earlier counts. All statements are issued before it returns. */
export async function countedRoundSave(
  tx: Transaction,
  rounds: readonly OwnedRound[],
  { recounted, now }: { recounted: readonly RoundKey[]; now: Instant },
): Promise<void> {
  const fills = rounds.flatMap(({ playerId, roundId, fills: own }) =>
    own.map((fill) => ({ ...fill, playerId, roundId })),
  )
  await allSettled(
    [
      tx.rows(saveRounds, [
        rounds.map(({ playerId }) => playerId),
        rounds.map(({ roundId }) => roundId),
        rounds.map(({ revision }) => revision),
        rounds.map(({ isVoid }) => isVoid),
        rounds.map(({ validBet }) => validBet),
        rounds.map(({ isTooLarge }) => isTooLarge),
        rounds.map(({ closedAt }) => sqlTime(closedAt)),
        sqlTime(now),
      ]),
      recounted.length > 0 &&
        tx.rows(clearFills, [recounted.map(({ playerId }) => playerId), recounted.map(({ roundId }) => roundId)]),
      fills.length > 0 &&
        tx.rows(saveFills, [
          fills.map(({ playerId }) => playerId),
          fills.map(({ roundId }) => roundId),
          fills.map(({ requirementId }) => requirementId),
          fills.map(({ validBet }) => validBet),
          fills.map(({ counted }) => counted),
        ]),
    ].filter((write) => write !== false),
  )
}
