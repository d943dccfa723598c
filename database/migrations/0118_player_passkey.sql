-- expand
-- owner: features/players/passkey
-- Keys of players' own devices: they sign in without a password, and confirm withdrawals and payout accounts.

create table player_passkey (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device says that it was used; a copy of it would fall behind.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index player_passkey_by_player on player_passkey (player_id);

-- Every challenge is signed once. That of a confirmation is the hash of its nonce and the act, with amount and account.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'signIn', 'confirm')),
  -- Null: nobody has signed in yet.
  player_id bigint references player (id),
  nonce bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'signIn') = (player_id is null)),
  check ((purpose = 'confirm') = (nonce is not null))
);
create index passkey_challenge_by_end on passkey_challenge (expires_at);
