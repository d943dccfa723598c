-- owner: features/approval
-- What one member of the staff asked for and another one allowed or refused.

create table approval_request (
  id bigint generated always as identity primary key,
  -- Which kind of act, as the feature that carries it out has named it.
  kind text not null,
  subject text not null,
  payload jsonb not null,
  reason text not null,
  maker_id bigint not null references staff_member (id),
  maker text not null,
  -- Given by the form: sending it twice asks once.
  request_key text not null check (char_length(request_key) between 8 and 64),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  decider_id bigint references staff_member (id),
  decider text,
  decided_at timestamptz,
  decision_reason text,
  -- What came of carrying it out.
  result jsonb,
  unique (maker_id, request_key),
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decider_id is null)),
  -- Four eyes: only taking it back is the maker's own.
  check (state = 'withdrawn' or decider_id <> maker_id),
  check (state <> 'withdrawn' or decider_id = maker_id)
);
create index approval_request_waiting on approval_request (id) where state = 'waiting';
create index approval_request_decided on approval_request (decided_at desc, id desc) where state <> 'waiting';

revoke delete on approval_request from bituin_app;

-- owner: features/adjustment
-- Coins that people gave or took by hand, each from one approved request.

create table adjustment (
  approval_id bigint not null references approval_request (id),
  line integer not null check (line > 0),
  player_id bigint not null references player (id),
  direction text not null check (direction in ('credit', 'debit')),
  amount bigint not null check (amount > 0),
  -- How often a credit has to be staked before a withdrawal, 10,000 for once.
  bet_rate integer not null check (bet_rate between 0 and 10000000),
  -- The transfer in the player's book.
  seq bigint not null,
  note text not null,
  maker text not null,
  approver text not null,
  made_at timestamptz not null,
  primary key (approval_id, line)
);
create index adjustment_by_player on adjustment (player_id, made_at desc);
create index adjustment_by_time on adjustment (made_at desc, approval_id desc, line);
revoke update, delete on adjustment from bituin_app;

-- What was moved by hand on a day of Manila, in either direction.
create table adjustment_day (
  day date primary key,
  moved bigint not null check (moved >= 0)
);
