-- owner: features/inventory
-- What players were given besides coins and points: coupons, tickets, cards, pieces.

create table inventory_item (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  prop_id integer not null,
  -- Percent or pesos of a coupon, pieces of everything else.
  count integer not null check (count > 0),
  source text not null check (char_length(source) between 1 and 40),
  -- The gift, and which of its items: a gift is given once.
  source_key text not null check (char_length(source_key) between 1 and 128),
  line integer not null check (line >= 0),
  state text not null default 'held' check (state in ('held', 'reserved', 'used', 'expired', 'revoked')),
  -- The deposit that a coupon is reserved for, or was used with.
  order_reference text,
  given_at timestamptz not null,
  -- Null: never.
  expires_at timestamptz,
  reminded_at timestamptz,
  ended_at timestamptz,
  unique (player_id, source, source_key, line),
  check ((state in ('held', 'reserved')) = (ended_at is null)),
  check (state <> 'reserved' or order_reference is not null)
);
create index inventory_item_box on inventory_item (player_id, id desc);
create index inventory_item_expiry on inventory_item (expires_at) where state = 'held' and expires_at is not null;
-- One coupon to an order, and none to two.
create unique index inventory_item_order on inventory_item (order_reference) where state in ('reserved', 'used') and order_reference is not null;
revoke delete on inventory_item from bituin_app;
