import pg from 'pg'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'

/**
 * pgbench's built-in "TPC-B (sort of)" script, statement for statement, over the driver that the product uses: prepared
 * statements, one connection for each client, one round trip for each statement.
 */
export type TpcbLike = {
  readonly transaction: (client: number) => Promise<void>
  readonly close: () => Promise<void>
}

const accountsPerBranch = 100_000
const tellersPerBranch = 10

export async function createTpcbTables(ownerUrl: string, scale: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`
    create schema tpcb;
    create table tpcb.branches (bid int not null, bbalance int, filler char(88)) with (fillfactor = 100);
    create table tpcb.tellers (tid int not null, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table tpcb.accounts (aid int not null, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table tpcb.history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into tpcb.branches (bid, bbalance) select bid, 0 from generate_series(1, ${scale}) as bid;
    insert into tpcb.tellers (tid, bid, tbalance)
      select tid, (tid - 1) / ${tellersPerBranch} + 1, 0 from generate_series(1, ${scale * tellersPerBranch}) as tid;
    insert into tpcb.accounts (aid, bid, abalance, filler)
      select aid, (aid - 1) / ${accountsPerBranch} + 1, 0, '' from generate_series(1, ${scale * accountsPerBranch}) as aid;
    alter table tpcb.branches add primary key (bid);
    alter table tpcb.tellers add primary key (tid);
    alter table tpcb.accounts add primary key (aid);
  `)
  await client.query('vacuum analyze tpcb.branches, tpcb.tellers, tpcb.accounts')
  await client.end()
}

export type TpcbOptions = { readonly ownerUrl: string; readonly clients: number; readonly scale: number }

export async function openTpcbLike({ ownerUrl, clients, scale }: TpcbOptions): Promise<TpcbLike> {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: ownerUrl })
      await client.connect()
      return client
    }),
  )
  const draw = seededTestDraw(clients)
  return {
    transaction: (client) => {
      const connection = connections[client]
      if (connection === undefined) throw new Error(`there is no client ${client}`)
      return runTransaction(connection, {
        aid: draw(scale * accountsPerBranch) + 1,
        bid: draw(scale) + 1,
        tid: draw(scale * tellersPerBranch) + 1,
        delta: draw(10_001) - 5_000,
      })
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.end()))
    },
  }
}

type TransactionValues = { readonly aid: number; readonly bid: number; readonly tid: number; readonly delta: number }

async function runTransaction(client: pg.Client, { aid, bid, tid, delta }: TransactionValues): Promise<void> {
  await client.query({ name: 'begin', text: 'begin' })
  await client.query({
    name: 'account',
    text: 'update tpcb.accounts set abalance = abalance + $1 where aid = $2',
    values: [delta, aid],
  })
  await client.query({ name: 'select', text: 'select abalance from tpcb.accounts where aid = $1', values: [aid] })
  await client.query({
    name: 'teller',
    text: 'update tpcb.tellers set tbalance = tbalance + $1 where tid = $2',
    values: [delta, tid],
  })
  await client.query({
    name: 'branch',
    text: 'update tpcb.branches set bbalance = bbalance + $1 where bid = $2',
    values: [delta, bid],
  })
  await client.query({
    name: 'history',
    text: 'insert into tpcb.history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
    values: [tid, bid, aid, delta],
  })
  await client.query({ name: 'end', text: 'end' })
}
