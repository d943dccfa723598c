/** What a partner's stand-in is set to, and the deliveries that came. */
export const feedTables = `
  create table if not exists feed_setting (
    only integer primary key check (only = 1),
    secrets text not null,
    mode text not null
  ) strict;

  create table if not exists feed_pull (
    only integer primary key check (only = 1),
    url text not null,
    partner text not null,
    cursor text
  ) strict;

  create table if not exists feed_delivery (
    id integer primary key autoincrement,
    webhook_id text not null,
    verdict text not null,
    body text not null,
    created_at integer not null
  ) strict;
`
