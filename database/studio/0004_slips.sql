-- owner: games/rgs
-- Slips: where every bet on a public round is a round of its own, they are numbered from 1. Elsewhere it is 0.

alter table studio.round add column slip integer not null default 0 check (slip >= 0);
drop index studio.round_seat;
-- However often it is asked at once, a player has one seat in a public round, and one slip of each number.
create unique index round_seat on studio.round (table_round_id, account_id, slip)
  where table_round_id is not null and state not in ('refused', 'voided');
