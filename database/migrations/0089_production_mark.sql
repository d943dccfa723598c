-- owner: platform/configuration
-- There once a production house has run here: what only a demonstration or a developer starts keeps away from its players.
create table production_mark (
  is_only boolean primary key default true check (is_only)
);
revoke update, delete on production_mark from bituin_app;
