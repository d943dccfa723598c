import pg from 'pg'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { drive } from './drive.ts'
import type { Pgbench, PgbenchOptions, PgbenchScript } from './pgbench-load.ts'

const accountsPerBranch = 100_000
const tellersPerBranch = 10
const warmUpSeconds = 0.5

/** pgbench's scripts, statement for statement, over the driver that the product uses: prepared statements, one round trip for each. */
export async function openPgbenchOverDriver({ ownerUrl, scale }: PgbenchOptions): Promise<Pgbench> {
  await createTables(ownerUrl, scale)
  return {
    name: 'the scripts of pgbench over the driver of the product (there is no pgbench here)',
    run: async ({ script, clients, seconds }) => {
      const connections = await Promise.all(Array.from({ length: clients }, () => connect(ownerUrl)))
      const draw = seededTestDraw(clients)
      const transaction = (worker: number): Promise<void> => {
        const client = connections[worker]
        if (client === undefined) throw new Error(`there is no client ${worker}`)
        return runTransaction(client, script, {
          aid: draw(scale * accountsPerBranch) + 1,
          bid: draw(scale) + 1,
          tid: draw(scale * tellersPerBranch) + 1,
          delta: draw(10_001) - 5_000,
        })
      }
      const driven = await drive(transaction, { concurrent: clients, seconds, warmUpSeconds })
      await Promise.all(connections.map((connection) => connection.end()))
      return driven
    },
  }
}

async function connect(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  return client
}

async function createTables(ownerUrl: string, scale: number): Promise<void> {
  const client = await connect(ownerUrl)
  await client.query(`
    create table pgbench_branches (bid int not null, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int not null, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_accounts (aid int not null, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches (bid, bbalance) select bid, 0 from generate_series(1, ${scale}) as bid;
    insert into pgbench_tellers (tid, bid, tbalance)
      select tid, (tid - 1) / ${tellersPerBranch} + 1, 0 from generate_series(1, ${scale * tellersPerBranch}) as tid;
    insert into pgbench_accounts (aid, bid, abalance, filler)
      select aid, (aid - 1) / ${accountsPerBranch} + 1, 0, '' from generate_series(1, ${scale * accountsPerBranch}) as aid;
    alter table pgbench_branches add primary key (bid);
    alter table pgbench_tellers add primary key (tid);
    alter table pgbench_accounts add primary key (aid);
  `)
  await client.query('vacuum analyze pgbench_branches, pgbench_tellers, pgbench_accounts')
  await client.end()
}

type TransactionValues = { readonly aid: number; readonly bid: number; readonly tid: number; readonly delta: number }

async function runTransaction(
  client: pg.Client,
  script: PgbenchScript,
  { aid, bid, tid, delta }: TransactionValues,
): Promise<void> {
  await client.query({ name: 'begin', text: 'begin' })
  await client.query({
    name: 'account',
    text: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
    values: [delta, aid],
  })
  await client.query({ name: 'select', text: 'select abalance from pgbench_accounts where aid = $1', values: [aid] })
  if (script === 'tpcb-like') {
    await client.query({
      name: 'teller',
      text: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2',
      values: [delta, tid],
    })
    await client.query({
      name: 'branch',
      text: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2',
      values: [delta, bid],
    })
  }
  await client.query({
    name: 'history',
    text: 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
    values: [tid, bid, aid, delta],
  })
  await client.query({ name: 'end', text: 'end' })
}
