-- expand
-- owner: features/players/responsible-play
-- Every change of a limit, which play_limit does not keep: the regulator reads them day by day. Never changed.
create table play_limit_change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  player_id bigint not null references player (id),
  setter text not null,
  kind text not null,
  period text not null,
  -- Centavos; minutes where the kind is time. Null: the limit was removed.
  amount bigint check (amount >= 0),
  loosens_to bigint,
  is_ending boolean not null,
  -- From when on a looser limit may be confirmed. Null: nothing waits.
  confirm_from timestamptz
);
create index play_limit_change_at on play_limit_change (at);
revoke update, delete on play_limit_change from bituin_app;
