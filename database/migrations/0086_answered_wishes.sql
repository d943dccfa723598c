-- owner: platform/http
-- What was answered to a player's wish, so that its repetition is answered the same. Kept for a day; see decision 0083.

create table answered_wish (
  player_id bigint not null,
  req_id text not null check (length(req_id) between 8 and 60),
  -- SHA-256 of what was asked for: the same id with another wish is a fault of whoever sends it.
  asked bytea not null check (octet_length(asked) = 32),
  -- As text, so that a repetition reads byte for byte what the first one did. Null only inside of the wish's own transaction.
  answer text,
  answered_at timestamptz not null,
  primary key (player_id, req_id)
);
create index answered_wish_age on answered_wish (answered_at);
