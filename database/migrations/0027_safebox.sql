-- owner: features/safebox
-- The password of a player for money that leaves. The safebox's money itself is the ledger's.

create table withdrawal_password (
  player_id bigint primary key references player (id),
  password_hash text not null,
  changed_at timestamptz not null
);
