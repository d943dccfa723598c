-- owner: features/players/notification
-- Devices that get notifications, and the facts that they are sent.

create table notification_device (
  -- One device is one session: who signs out gets nothing more.
  session_id bigint primary key references session (id) on delete cascade,
  player_id bigint not null references player (id),
  kind text not null check (kind in ('web', 'app')),
  -- Of one browser: it names the player who signed in there last.
  endpoint text unique,
  public_key bytea check (octet_length(public_key) = 65),
  auth bytea check (octet_length(auth) = 16),
  saved_at timestamptz not null,
  -- The last notification that the app has taken.
  taken_until bigint not null,
  check ((kind = 'web') = (endpoint is not null)),
  check ((endpoint is null) = (public_key is null) and (endpoint is null) = (auth is null))
);
create index notification_device_by_player on notification_device (player_id);

create table notification (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  kind text not null check (kind in ('paidOut', 'identityDecided', 'limitReached', 'supportWrote', 'roundEnded')),
  -- What it is about: a fact is a notification once.
  subject text not null unique,
  at timestamptz not null,
  due_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > due_at)
);
create index notification_by_player on notification (player_id, id);
create index notification_by_end on notification (ends_at);
