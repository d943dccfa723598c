import { asOwner } from './bench-database.ts'

export type History = { readonly ownerUrl: string; readonly transfers: number; readonly playerCount: number }

/**
 * Puts so many earlier bets and wins into the tables, as large as real ones and with keys as random, but without their hash
 * chains: what bets meet, not what the checker accepts. Indexes are made afterwards, which is how a table this size is filled.
 */
export async function fillHistory({ ownerUrl, transfers, playerCount }: History): Promise<void> {
  await asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ partition: string }>(currentPartition)
    const partition = rows[0]?.partition
    if (partition === undefined) throw new Error('no partition takes the transfers of now')
    await owner.query(dropKeys(partition))
    await owner.query(insertTransfers(partition), [transfers, playerCount])
    await owner.query(insertOperations, [transfers, playerCount])
    await owner.query(insertRounds, [Math.ceil(transfers / 2), playerCount])
    await owner.query(makeKeys(partition))
    await owner.query(`vacuum analyze ${partition}, ledger_operation, bench_round`)
  })
}

const currentPartition = `
  select inhrelid::regclass::text as partition from pg_inherits
  where inhparent = 'ledger_transfer'::regclass
    and inhrelid::regclass::text = 'ledger_transfer_' || to_char(now() at time zone 'Asia/Manila', 'YYYYMM')`

const dropKeys = (partition: string): string => `
  drop index ${partition}_player_id_seq_idx;
  alter table ledger_operation drop constraint ledger_operation_pkey;
  alter table bench_round drop constraint bench_round_pkey`

const makeKeys = (partition: string): string => `
  create unique index on ${partition} (player_id, seq);
  alter table ledger_operation add primary key (key, source);
  alter table bench_round add primary key (player_id, round_id)`

// Numbers of history lie far above those that the locked books give out, so that neither meets the other.
const insertTransfers = (partition: string): string => `
  insert into ${partition} (player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance, reason,
    reference, source, key, closes, hash)
  select 1 + n % $2::int, 1000000000000 + n, now(), 'coin', 150, 'coin', 'game:bench', 100000, null, 'bet',
    md5('round' || n / 2), 'bench', md5('key' || n), null, sha256(n::text::bytea)
  from generate_series(1, $1::bigint) as n`

const insertOperations = `
  insert into ledger_operation (source, key, player_id, input_hash, answer, first_seq, transfers, at)
  select 'bench', md5('key' || n), 1 + n % $2::int, sha256(n::text::bytea), '0', 1000000000000 + n, 1, now()
  from generate_series(1, $1::bigint) as n`

const insertRounds = `
  insert into bench_round (player_id, round_id, bet, win)
  select 1 + n % $2::int, md5('round' || n), 150, 150 from generate_series(1, $1::bigint) as n`
