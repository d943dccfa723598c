/** Browsers that subscribed, and what was pushed to them. */
export const pushTables = `
  create table if not exists push_subscription (
    id text primary key,
    sender_key text not null,
    public_key text not null,
    private_key text not null,
    auth text not null,
    -- How many messages are still answered with the status of a failure.
    failures integer not null,
    failure_status integer not null,
    ended integer not null default 0,
    created_at integer not null
  ) strict;

  create table if not exists push_message (
    id integer primary key autoincrement,
    subscription_id text not null references push_subscription (id),
    topic text,
    ttl integer not null,
    text text not null,
    created_at integer not null
  ) strict;
  create index if not exists push_message_subscription on push_message (subscription_id, id);
`
