-- expand
-- owner: features/promotions/points
-- Rounds that earned points are deleted when no correction can reach them any more; what they earned stays in a sum.

alter table points_player
  -- What deleted rounds had earned, in ten-millionths of a point as `earned`, which includes it.
  add column pruned_earned bigint not null default 0,
  add column pruned_at timestamptz;
-- When the round closed. Rows of before, and those of servers of the version before, have a later moment: that of this
-- migration, or of their insertion. They stay longer than they need to.
alter table points_round add column closed_at timestamptz not null default now();

-- The sum of deleted rounds is changed by points_prune alone.
revoke update on points_player from bituin_app;
grant update (earned, given, moves, active_at, warned_at, pruned_at) on points_player to bituin_app;

-- As turnover_prune, for the rounds that earned points.
create function points_prune(of_player bigint, closed_before timestamptz, after_round text, rounds_max integer)
returns table (rounds integer, last_round text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  old text[];
begin
  perform from points_player p where p.player_id = of_player for update;
  select array_agg(found.round_id order by found.round_id) into old from (
    select r.round_id from points_round r
    where r.player_id = of_player and r.round_id > after_round and r.closed_at < closed_before
    order by r.round_id limit rounds_max
  ) found;
  if old is null then
    return query select 0, null::text;
    return;
  end if;
  with gone as (
    delete from points_round r where r.player_id = of_player and r.round_id = any(old) returning r.earned
  )
  update points_player p set pruned_earned = p.pruned_earned + (select sum(gone.earned) from gone)::bigint
  where p.player_id = of_player;
  return query select cardinality(old), old[cardinality(old)];
end $$;

revoke all on function points_prune from public;
grant execute on function points_prune to bituin_app;
