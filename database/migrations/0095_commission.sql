-- owner: features/commission
-- Commission on the play of invited friends: what they played, what agents earned from it day by day, and what was paid out.

-- What an invited player staked on a day, by kind of game. A void round reduces its own day.
create table commission_play (
  invitee_id bigint not null references player (id),
  day date not null,
  game_type text not null check (game_type in ('slots', 'fish', 'poker', 'sports', 'live', 'games')),
  valid_bet bigint not null default 0,
  -- Changed since it was last settled.
  is_due boolean not null default true,
  primary key (invitee_id, day, game_type)
) with (fillfactor = 80);
create index commission_play_due on commission_play (day, invitee_id) where is_due;
create index commission_play_by_day on commission_play (day);

-- A line of an agent's statement. Lines are only added: a correction is a line of its own.
create table commission_line (
  id bigint generated always as identity primary key,
  -- The promotion that pays.
  key text not null,
  agent_id bigint not null references player (id),
  invitee_id bigint not null references player (id),
  level smallint not null check (level between 1 and 3),
  kind text not null check (kind in ('play', 'correction', 'clawback')),
  play_day date not null,
  settled_on date not null,
  version integer not null,
  rate integer not null check (rate >= 0),
  -- The play that the line adds or takes back, in full and by the weights of the version.
  valid_bet bigint not null,
  counted bigint not null,
  amount bigint not null,
  -- The deposit that a clawback is about.
  reference text,
  foreign key (key, version) references promotion_version (key, version),
  check ((kind = 'clawback') = (reference is not null)),
  check (kind <> 'clawback' or (amount <= 0 and valid_bet = 0 and counted = 0)),
  check (kind <> 'play' or amount >= 0)
);
create unique index commission_line_of_play on commission_line (invitee_id, play_day, key, agent_id) where kind = 'play';
create unique index commission_line_of_correction on commission_line (invitee_id, play_day, key, agent_id, settled_on)
  where kind = 'correction';
create unique index commission_line_of_clawback on commission_line (reference, key, agent_id) where kind = 'clawback';
create index commission_line_of_agent on commission_line (agent_id, key, settled_on desc);
create index commission_line_of_friend on commission_line (invitee_id, key, play_day);
create index commission_line_by_day on commission_line (settled_on, id);
revoke update, delete on commission_line from bituin_app;

create table commission_payout (
  id bigint generated always as identity primary key,
  key text not null,
  agent_id bigint not null references player (id),
  amount bigint not null check (amount > 0),
  -- Above the operator's threshold it waits for two members of the staff.
  state text not null check (state in ('paid', 'waiting', 'refused')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((state = 'waiting') = (decided_at is null))
);
create index commission_payout_of_agent on commission_payout (agent_id, key, id desc);
create index commission_payout_waiting on commission_payout (id) where state = 'waiting';
revoke delete on commission_payout from bituin_app;
