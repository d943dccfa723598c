-- owner: features/vip
-- The VIP ladder: what players deposited, which level they reached by it, and the gifts that followed.

create table vip_player (
  player_id bigint primary key references player (id),
  -- What was deposited and stayed, in centavos.
  deposited bigint not null default 0 check (deposited >= 0),
  -- The highest level ever reached. It never falls.
  reached smallint not null default 0 check (reached >= 0)
) with (fillfactor = 80);

-- Each deposit counts once, and is taken off once.
create table vip_deposit (
  reference text primary key,
  player_id bigint not null references vip_player (player_id),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  taken_at timestamptz
);
create index vip_deposit_by_time on vip_deposit (at, player_id) where taken_at is null;
create index vip_deposit_of_player on vip_deposit (player_id, at desc);

-- One row for each gift, for ever: what was sent is not sent again.
create table vip_gift (
  player_id bigint not null references player (id),
  kind text not null check (kind in ('level', 'week', 'month', 'birthday')),
  key text not null check (char_length(key) between 1 and 40),
  level smallint not null,
  amount bigint not null check (amount >= 0),
  -- The cap of all rebates has made less of it.
  is_capped boolean not null default false,
  at timestamptz not null,
  -- Called back before it was taken, because the deposit that brought it went back.
  recalled_at timestamptz,
  primary key (player_id, kind, key)
);

revoke delete on vip_player, vip_deposit, vip_gift from bituin_app;
revoke update on vip_gift from bituin_app;
grant update (recalled_at) on vip_gift to bituin_app;
