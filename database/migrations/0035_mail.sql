-- owner: features/mail
-- What the house writes to a player, with what is attached to it.

create table mail (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  -- What is written about: the same matter is written about once.
  source text not null check (char_length(source) between 1 and 40),
  source_key text not null check (char_length(source_key) between 1 and 80),
  title text not null check (char_length(title) between 1 and 80),
  body text[] not null,
  items jsonb not null default '[]',
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  read_at timestamptz,
  received_at timestamptz,
  deleted_at timestamptz,
  unique (player_id, source, source_key),
  check (received_at is null or items <> '[]')
);
create index mail_box on mail (player_id, id desc) where deleted_at is null;

revoke delete on mail from bituin_app;
