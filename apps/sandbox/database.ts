import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { feedTables } from './feed/feed-tables.ts'
import { addMailTable } from './mail/mail-table.ts'
import { paymentTables } from './payments/payment-tables.ts'
import { pushTables } from './push/push-tables.ts'

/** Opens the sandbox's own store, a stranger to the product's database, and creates what is missing in it. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { timeout: 2_000 })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;

    create table if not exists sms_message (
      id integer primary key autoincrement,
      recipient text not null,
      text text not null,
      reference text not null unique,
      delivered integer not null,
      created_at integer not null
    ) strict;
    create index if not exists sms_message_recipient on sms_message (recipient, id);

    create table if not exists line_request (
      id text primary key,
      redirect_uri text not null,
      state text not null,
      scope text not null,
      nonce text,
      code_challenge text,
      expires_at integer not null
    ) strict;

    create table if not exists line_code (
      code text primary key,
      user_id text not null,
      redirect_uri text not null,
      scope text not null,
      nonce text,
      code_challenge text,
      expires_at integer not null
    ) strict;

    create table if not exists line_access_token (
      token text primary key,
      user_id text not null,
      scope text not null,
      expires_at integer not null
    ) strict;
  `)
  addMailTable(database)
  database.exec(paymentTables)
  database.exec(pushTables)
  database.exec(feedTables)
  return database
}
