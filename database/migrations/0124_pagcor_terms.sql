-- expand
-- owner: features/office/pagcor
-- What PAGCOR takes of a month, by the month from which it applies. A line is never changed: a later one for the same month replaces it.
create table pagcor_terms (
  id bigint generated always as identity primary key,
  from_month date not null check (from_month = date_trunc('month', from_month)),
  -- Basis points of GGR by kind of game.
  shares jsonb not null,
  -- Centavos a month, whatever the shares come to.
  minimum_fee bigint not null check (minimum_fee >= 0),
  saved_by text not null,
  reason text not null,
  saved_at timestamptz not null
);
revoke update, delete on pagcor_terms from bituin_app;

-- What was played on a closed day by kind of game, so that a month is made of closed figures alone. Null: closed by an earlier version.
alter table daily_close add column play jsonb;
