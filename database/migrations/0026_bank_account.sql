-- owner: features/bank-account
-- Where players are paid out to. A row never changes: who modifies an account binds another in its place, so that every
-- withdrawal names for ever the account that it went to.

create table bank_account (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  -- Five places a player, so that there are never six accounts.
  slot smallint not null check (slot between 1 and 5),
  institution text not null check (institution ~ '^[a-z0-9-]{1,40}$'),
  number_sealed bytea not null,
  -- Finds the same account at another player without opening any.
  number_hash bytea not null,
  number_end text not null check (char_length(number_end) between 1 and 4),
  holder text not null check (char_length(holder) between 1 and 120),
  -- The institution has said that the holder is this one.
  is_verified boolean not null,
  bound_at timestamptz not null,
  removed_at timestamptz
);
create unique index bank_account_slot on bank_account (player_id, slot) where removed_at is null;
create unique index bank_account_once on bank_account (player_id, institution, number_hash) where removed_at is null;
create index bank_account_linked on bank_account (institution, number_hash);

revoke delete on bank_account from bituin_app;
