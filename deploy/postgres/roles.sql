-- Run once, as a superuser, on the primary of a new cluster:
--   psql -v owner_password=... -v server_password=... -v games_password=... -v monitor_password=... -f roles.sql
-- Three kinds of roles: the owner changes the schema and is known to migrations alone; the groups say which rows a program may read
-- and write; the logins are what programs connect as.
-- Before a standby follows, a commit that waits for one would wait for ever.
set synchronous_commit to local;
create role bituin_owner login password :'owner_password' connection limit 5;
create role bituin_app nologin;
create role bituin_studio nologin;
-- The limits leave the cluster room for its own connections and for a person. They are the sum over all processes: six servers with
-- DATABASE_POOL_MAX=20, four for shared reads and three connections that listen are 162.
create role bituin_server login password :'server_password' connection limit 200 in role bituin_app;
create role bituin_games login password :'games_password' connection limit 40 in role bituin_studio;
create role bituin_monitor login password :'monitor_password' connection limit 5 in role pg_monitor;
create database bituin owner bituin_owner template template0 encoding 'UTF8';
revoke connect on database bituin from public;
grant connect on database bituin to bituin_owner, bituin_server, bituin_games, bituin_monitor;
