-- expand
-- owner: ledger
-- Counted rounds that no correction can reach any more are deleted; what they came to stays in these sums.

alter table turnover_player
  -- The valid bets of deleted rounds.
  add column pruned_valid_bet bigint not null default 0,
  -- When the player's rounds were looked through last. Null: never.
  add column pruned_at timestamptz;
-- What deleted rounds had brought to this requirement.
alter table turnover_req add column pruned_progress bigint not null default 0;

-- The sums of deleted rounds are changed by turnover_prune alone. The rest stays as it was.
revoke update on turnover_player, turnover_req from bituin_app;
grant update (seq, valid_bet, withdrawals, pruned_at) on turnover_player to bituin_app;
grant update (progress, warned_hours, status, cleared_by, cleared_withdrawals, ended_at) on turnover_req to bituin_app;

-- Deletes a player's rounds that closed before a moment, in the order of their ids after the given one, at most so many,
-- and adds what they came to in the same statement. It locks the player as counting does. The last id is null if none is
-- left. It runs with the rights of the schema's owner, because the product's role deletes no counted round.
create function turnover_prune(of_player bigint, closed_before timestamptz, after_round text, rounds_max integer)
returns table (rounds integer, last_round text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  old text[];
begin
  perform from turnover_player p where p.player_id = of_player for update;
  select array_agg(found.round_id order by found.round_id) into old from (
    select r.round_id from turnover_round r
    where r.player_id = of_player and r.round_id > after_round and r.closed_at < closed_before
    order by r.round_id limit rounds_max
  ) found;
  if old is null then
    return query select 0, null::text;
    return;
  end if;
  with gone as (
    delete from turnover_fill f where f.player_id = of_player and f.round_id = any(old) returning f.req_id, f.counted
  ), sums as (
    select gone.req_id, sum(gone.counted)::bigint as counted from gone group by gone.req_id
  )
  update turnover_req q set pruned_progress = q.pruned_progress + sums.counted
  from sums where q.player_id = of_player and q.id = sums.req_id and sums.counted > 0;
  with gone as (
    delete from turnover_round r where r.player_id = of_player and r.round_id = any(old) returning r.valid_bet
  )
  update turnover_player p set pruned_valid_bet = p.pruned_valid_bet + (select sum(gone.valid_bet) from gone)::bigint
  where p.player_id = of_player;
  return query select cardinality(old), old[cardinality(old)];
end $$;

revoke all on function turnover_prune from public;
grant execute on function turnover_prune to bituin_app;

-- Corrections that came when their round could no longer be recounted. Money moved; what follows from play did not.
create table turnover_late_correction (
  player_id bigint not null check (player_id > 0),
  round_id text not null,
  revision integer not null check (revision >= 0),
  -- What was not recounted: the playthrough with everything that follows from it, or points alone.
  left_out text not null check (left_out in ('playthrough', 'points')),
  -- What the corrected round would have counted.
  valid_bet bigint not null check (valid_bet >= 0),
  closed_at timestamptz not null,
  received_at timestamptz not null,
  primary key (player_id, round_id, revision, left_out)
);
create index turnover_late_correction_by_day on turnover_late_correction (closed_at);

revoke update, delete on turnover_late_correction from bituin_app;
