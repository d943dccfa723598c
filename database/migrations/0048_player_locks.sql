-- owner: features/account
-- What the staff has closed for one player, each by itself. Why, and by whom, is in the audit log.
alter table player add column locks text[] not null default '{}'
  check (locks <@ array['play', 'deposit', 'withdraw', 'bonus']);
