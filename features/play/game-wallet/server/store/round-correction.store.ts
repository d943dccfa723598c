import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Round } from '../../round.ts'

const save = statement(
  'game_round_correction_save',
  `insert into game_round_correction (round_id, provider_id, player_id, ended_at, revision)
   select unnest($1::text[]), unnest($2::text[]), unnest($3::bigint[]), unnest($4::timestamptz[]), unnest($5::int[])
   on conflict (round_id, provider_id, player_id) do update set revision = excluded.revision`,
)
/** Records rounds that were corrected after they had ended. Their end time never changes. */
export const roundCorrectionSave = (tx: Transaction, rounds: readonly Round[]): Promise<never[]> =>
  tx.rows(save, [
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ providerId }) => providerId),
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ endedAt }) => (endedAt === null ? null : sqlTime(endedAt))),
    rounds.map(({ revision }) => revision),
  ])
