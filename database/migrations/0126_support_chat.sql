-- expand
-- owner: features/lobby/support-chat
-- Chats between a player and customer service. A player has one open chat at a time.

create table support_chat (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  -- The player's language when the chat was opened: who answers needs it.
  language text not null check (language in ('en', 'fil')),
  -- waiting: nobody has taken it; active: its owner answers; closed.
  state text not null default 'waiting' check (state in ('waiting', 'active', 'closed')),
  -- The member who answers, by e-mail, and the first name that the player sees.
  owner text,
  owner_name text,
  -- Grows with every change, so that a screen knows whether it shows the newest.
  revision integer not null default 1,
  messages integer not null default 0,
  opened_at timestamptz not null,
  last_message_at timestamptz not null,
  -- Since when a message of the player has no answer; null: there is none without.
  waiting_since timestamptz,
  first_answered_at timestamptz,
  -- The newest message of the staff, and the newest that the player has seen.
  answer_id bigint not null default 0,
  read_id bigint not null default 0,
  closed_at timestamptz,
  closed_by text check (closed_by in ('player', 'staff', 'idle')),
  rating smallint check (rating between 1 and 5),
  rated_at timestamptz,
  check ((state = 'active') <= (owner is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((rating is null) = (rated_at is null)),
  check (rating is null or state = 'closed')
);
create unique index support_chat_open on support_chat (player_id) where state <> 'closed';
create index support_chat_of_player on support_chat (player_id, id desc);
create index support_chat_in_work on support_chat (opened_at, id) where state <> 'closed';
create index support_chat_by_time on support_chat (opened_at, id);
create index support_chat_by_end on support_chat (closed_at) where state = 'closed';

create table support_message (
  id bigint generated always as identity primary key,
  chat_id bigint not null references support_chat (id) on delete cascade,
  author text not null check (author in ('player', 'staff')),
  -- The member's e-mail, and the first name that the player saw; null for the player.
  member text,
  member_name text,
  -- Given by the sender: a message that is sent again is the same message.
  message_key text not null check (char_length(message_key) = 32),
  text text not null check (char_length(text) <= 1000),
  sent_at timestamptz not null,
  unique (chat_id, message_key),
  check ((author = 'staff') = (member is not null)),
  check ((author = 'staff') = (member_name is not null))
);

-- Pictures of players, redrawn and sealed.
create table support_picture (
  message_id bigint primary key references support_message (id) on delete cascade,
  content bytea not null
);

-- When customer service is there, as the operator has set it. One row.
create table support_desk (
  is_only boolean primary key default true check (is_only),
  is_offered boolean not null,
  -- 1 is Monday, 7 is Sunday.
  days smallint[] not null,
  -- Minutes of the day in Manila. A desk that closes before it opens is open past midnight.
  opens_at smallint not null check (opens_at between 0 and 1439),
  closes_at smallint not null check (closes_at between 1 and 1440)
);
insert into support_desk (is_offered, days, opens_at, closes_at) values (false, '{1,2,3,4,5,6,7}', 0, 1440);

-- When a member who answers chats last had them on the screen.
create table support_presence (
  member text primary key,
  seen_at timestamptz not null
);

create table support_answer (
  name text primary key check (char_length(name) between 1 and 60),
  en text not null check (char_length(en) between 1 and 1000),
  fil text not null check (char_length(fil) between 1 and 1000),
  saved_by text not null,
  saved_at timestamptz not null
);
