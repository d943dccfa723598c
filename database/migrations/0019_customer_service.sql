-- owner: features/customer-service
-- What players told customer service.

create table player_report (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  category text not null check (category in ('game', 'payment', 'account', 'safety', 'other')),
  text text not null check (char_length(text) between 1 and 2000),
  game_id bigint references game (id),
  page text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  reported_at timestamptz not null
);
create index player_report_by_player on player_report (player_id, reported_at desc);
create index player_report_open on player_report (reported_at) where state = 'open';
