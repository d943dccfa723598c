import type { DatabaseSync } from 'node:sqlite'

export function addMailTable(database: DatabaseSync): void {
  database.exec(`
    create table if not exists mail_message (
      id integer primary key autoincrement,
      recipient text not null,
      subject text not null,
      text text not null,
      html text,
      unsubscribe_url text,
      reference text not null unique,
      created_at integer not null
    ) strict;
    create index if not exists mail_message_recipient on mail_message (recipient, id);
  `)
  addMailColumns(database)
}

/** For an inbox that was made before e-mails had HTML. */
function addMailColumns(database: DatabaseSync): void {
  const columns = database.prepare('pragma table_info(mail_message)').all()
  if (columns.some(({ name }) => name === 'html')) return
  database.exec('alter table mail_message add column html text')
  database.exec('alter table mail_message add column unsubscribe_url text')
}
