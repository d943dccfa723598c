/** What corrects rounds that have ended, and lists them as corrected. */
export const correctingRounds = (change: string, which: string): string => `
  with corrected as (
    update game_round set ${change}, revision = revision + 1 where ${which}
    returning round_id, provider_id, player_id, ended_at, revision
  )
  insert into game_round_correction (round_id, provider_id, player_id, ended_at, revision) select * from corrected
  on conflict (round_id, provider_id, player_id) do update set revision = excluded.revision`
