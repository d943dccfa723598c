-- owner: features/game-wallet
-- A round that ends stays in its page, and the indexes hear nothing of it: so no index names what ends with it. What was corrected
-- after it had ended, which are few, is listed beside.
create table game_round_correction (
  round_id text not null,
  provider_id text not null,
  player_id bigint not null,
  ended_at timestamptz not null,
  revision integer not null check (revision > 0),
  primary key (round_id, provider_id, player_id)
);
create index game_round_correction_ended on game_round_correction (ended_at);
revoke delete on game_round_correction from bituin_app;

insert into game_round_correction (round_id, provider_id, player_id, ended_at, revision)
select round_id, provider_id, player_id, ended_at, revision from game_round where revision > 0;
drop index game_round_corrected;

-- The round's own id first: the way through the index compares one column instead of three. Made after game_round_by_player, it is
-- also what PostgreSQL takes where both seem to cost the same: as long as it knows nothing of the table's rows. It read all rounds
-- of a player for each of them then.
alter table game_round drop constraint game_round_pkey, add primary key (round_id, provider_id, player_id);
