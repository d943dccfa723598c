-- owner: platform/crypto
-- What the master secret makes of a known text: a process with another secret would read nothing that is sealed here, and says so
-- when it starts.
create table master_secret_mark (
  is_only boolean primary key default true check (is_only),
  mark bytea not null
);
revoke update, delete on master_secret_mark from bituin_app;
