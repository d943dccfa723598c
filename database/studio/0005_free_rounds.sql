-- owner: games/rgs
-- Free rounds: the platform gives them and counts them; what it told last is kept here, so that a page can offer them.

create table studio.free_round (
  account_id bigint not null references studio.account (id) on delete cascade,
  id text not null,
  game_code text not null,
  -- What each is played for. It costs nothing.
  stake bigint not null check (stake > 0),
  rounds_left integer not null check (rounds_left >= 0),
  expires_at timestamptz not null,
  primary key (account_id, id)
);

-- The grant that a round was played from.
alter table studio.round add column free_round_id text;
