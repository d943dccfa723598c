-- owner: features/risk
-- What is given once to one person: how many accounts of one network had it, and who waits for a person to look.

create table risk_network_gift (
  gift text not null,
  -- A network on a day, as in risk_link: a hash.
  key bytea not null,
  player_id bigint not null references player (id),
  primary key (gift, key, player_id)
);
create index risk_network_gift_by_player on risk_network_gift (player_id, gift);
revoke update, delete on risk_network_gift from bituin_app;

create table risk_held_gift (
  player_id bigint not null references player (id),
  gift text not null,
  title text not null,
  -- What holds it: a device, document or account paid to that players share, or nothing but the network.
  basis text not null check (basis in ('tied', 'network')),
  held_at timestamptz not null,
  released_at timestamptz,
  released_by text,
  primary key (player_id, gift),
  check ((released_at is null) = (released_by is null))
);
revoke delete on risk_held_gift from bituin_app;
