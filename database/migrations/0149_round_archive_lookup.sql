-- expand
-- owner: features/play/game-wallet
-- How a round is found among those that only files have.

create function game_round_archive_hash(of_player bigint, of_provider text, of_round text) returns bytea
language sql immutable parallel safe
return substring(sha256(convert_to(of_provider || ' ' || of_player || ' ' || of_round, 'UTF8')) from 1 for 8);

create function game_round_archive_part(hash bytea, bits integer) returns integer
language sql immutable parallel safe
return ((get_byte(hash, 0) << 16) + (get_byte(hash, 1) << 8) + get_byte(hash, 2)) >> (24 - bits);

-- The month whose file alone has this round; null if no file has it, or its month is attached.
create function game_round_archived(of_player bigint, of_provider text, of_round text) returns date
language sql stable parallel safe
return (
  select a.month
  from (select game_round_archive_hash(of_player, of_provider, of_round) as hash) h
  cross join game_round_archive a
  cross join lateral (
    select k.keys from game_round_archive_key k
    where k.month = a.month and k.part = game_round_archive_part(h.hash, a.part_bits) offset 0
  ) k
  where a.state in ('deleting', 'deleted') and position(h.hash in k.keys) > 0
  order by a.month desc limit 1
);
