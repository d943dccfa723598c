import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { featuresOf } from '#apps/server/features.ts'
import { openServerContext, type ServerContext } from '#apps/server/server-context.ts'
import { systemClock } from '#core/clock/instant.ts'
import { documentRead, documentWrite } from '#features/players/identity/server/document-files.ts'
import { reportText, verifyLedger } from '#ledger'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { createLog } from '#platform/log/log.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { addCredit } from '#tests/simulation/add-credit.ts'
import { insertPlayer, provider, saveGames } from '#tests/simulation/simulated-deployment.ts'
import { migrationsDirectory } from '#tools/launcher/database.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { BackupRepository } from './backup-repository.ts'
import { type Drill, hold } from './drill.ts'
import { fillLedger, type LedgerSize, playOn } from './fill-ledger.ts'
import { PostgresCluster } from './postgres-cluster.ts'
import { makeSynchronous, startStandby } from './standby.ts'

const deploy = join(root, 'deploy', 'postgres')
const playersMax = 20
const pictureName = 'ab0123456789'
/** A share of so many: one tenth. */
const writtenAfterBackup = 10
/** Ten minutes, for millions of transfers. */
const replayTriesMax = 6_000
const picture = Buffer.from('the picture of a document')

/** Backs up, writes, loses a table, and restores to the moment before, as docs/operations/restore.md says. */
export async function drillRestore(drill: Drill, size: LedgerSize): Promise<void> {
  const { cluster, repository } = await startWithRepository(drill)
  const secret = randomBytes(32).toString('hex')
  const documents = join(drill.directory, 'documents')
  const before = open(cluster, { secret, documents })

  await write(before, 1_000)
  await fillUnsynced(cluster, size)
  await startStandby(drill, cluster)
  await makeSynchronous(cluster)
  drill.report(`${size.transfers} transfers, and a synchronous standby`)
  await repository.run('backup', '--type=full')
  drill.report('a full backup is in the repository')
  // pgBackRest knows the end of a backup by whole seconds, and restores to a moment after it.
  await sleep(1_100)
  await write(before, 2_000)
  await playOn(cluster.url('bituin_server'), { ...size, transfers: Math.ceil(size.transfers / writtenAfterBackup) })
  await documentWrite(documentsOf(before), pictureName, picture)
  const kept = join(drill.directory, 'documents-copy')
  cpSync(documents, kept, { recursive: true })
  const expected = await stateOf(before)
  const moment = await momentOf(before)
  await sleep(1_100)

  await write(before, 4_000)
  await cluster.run('drop table ledger_transfer cascade')
  await cluster.run('select pg_switch_wal()')
  drill.report(`after ${moment} more was written, and then a table was dropped`)
  await before.db.close()
  await cluster.stop('fast')

  const after = open(await restore(drill, repository, moment), { secret, documents: kept })
  drill.ends(() => after.db.close())
  await holdRestored(drill, after, expected)
}

/** Without waiting for the disk, as what is lost of it could be filled in again. */
async function fillUnsynced(cluster: PostgresCluster, size: LedgerSize): Promise<void> {
  cluster.configure({ fsync: 'off' })
  await cluster.reload()
  await fillLedger(cluster.url('bituin_server'), size)
  cluster.configure({ fsync: 'on' })
  await cluster.reload()
  await cluster.run('checkpoint')
}

async function holdRestored(drill: Drill, after: ServerContext, expected: readonly string[]): Promise<void> {
  const found = await stateOf(after)
  hold(
    found.join() === expected.join(),
    `restored are ${found.join()}, and at the moment there were ${expected.join()}`,
  )
  const report = await verifyLedger(after.db, featuresOf(after).checks)
  hold(report.isSound, reportText(report))
  drill.report(`${report.transfers} transfers are sound`)
  const content = await documentRead(documentsOf(after), pictureName)
  hold(content?.equals(picture) === true, 'the document does not open')
  await write(after, 8_000)
  drill.report('a document opens, and the restored database confirms what is written')
}

async function startWithRepository(drill: Drill) {
  const cluster = await PostgresCluster.create({
    parent: drill.directory,
    name: 'db1',
    port: await freePortBlock(1),
  })
  drill.ends(() => cluster.stop())
  const directory = join(drill.directory, 'backup')
  mkdirSync(directory)
  const repository = new BackupRepository({ directory, configuration: join(deploy, 'pgbackrest.conf'), cluster })
  cluster.configure({ archive_mode: 'on', archive_command: repository.archiveCommand })
  await cluster.start()
  await cluster.furnish(join(deploy, 'roles.sql'))
  await migrate({ ownerUrl: cluster.url('bituin_owner'), directory: migrationsDirectory })
  await repository.run('stanza-create')
  await repository.run('check')
  return { cluster, repository }
}

async function restore(drill: Drill, repository: BackupRepository, moment: string): Promise<PostgresCluster> {
  const port = await freePortBlock(1)
  const copy = PostgresCluster.forRestore({ parent: drill.directory, name: 'restored', port })
  drill.ends(() => copy.stop())
  const target = ['--type=time', `--target=${moment}`, '--target-action=promote']
  await repository.run('restore', `--pg1-path=${copy.directory}`, ...target)
  drill.report('the files of the backup are restored')
  // As the page says: with the standby of before, which does not follow it, its first commit would never end.
  copy.configure({
    port: String(port),
    unix_socket_directories: copy.directory,
    archive_mode: 'off',
    synchronous_standby_names: '',
  })
  await copy.start()
  for (let tries = 0; tries < replayTriesMax; tries++) {
    const { rows } = await copy.run('select pg_is_in_recovery() as recovering')
    if (rows[0]?.recovering === false) {
      drill.report('what was written after the backup is replayed, and the database is open')
      return copy
    }
    await sleep(100)
  }
  throw new Error(`the restored database does not open:\n${copy.log()}`)
}

type Site = { readonly secret: string; readonly documents: string }

function open(cluster: PostgresCluster, { secret, documents }: Site): ServerContext {
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DATABASE_URL: cluster.url('bituin_server'),
    DATABASE_POOL_MAX: '4',
    MASTER_SECRET: secret,
    DOCUMENTS_DIR: documents,
  })
  return openServerContext({ configuration, clock: systemClock, log: createLog({ level: 'silent', style: 'json' }) })
}

const documentsOf = ({ configuration, secret }: ServerContext) => ({
  directory: configuration.documentsDirectory,
  sealDocument: createSeal({ current: secret }, 'identity-document'),
})

/** Players with coins, each by one posting. */
async function write(context: ServerContext, amount: number): Promise<void> {
  const { db, clock } = context
  if (amount === 1_000) {
    await featuresOf(context).gameWallet.providers.save(provider, clock.now())
    await saveGames(db)
  }
  for (let count = 0; count < playersMax; count++) {
    const id = await insertPlayer(db)
    const credit = { id: `drill-${id}`, amount, rate: 0, terms: { kind: 'deposit' }, now: clock.now() } as const
    await db.transaction((tx) => addCredit(tx, id, credit))
  }
}

async function stateOf({ db }: ServerContext): Promise<string[]> {
  const { rows } = await db.pool.query<{ players: string; coins: string; transfers: string }>(
    `select (select count(*) from player) as players, (select sum(coin) from ledger_book) as coins,
       (select count(*) from ledger_transfer) as transfers`,
  )
  return Object.values(rows[0] ?? {}).map(String)
}

async function momentOf({ db }: ServerContext): Promise<string> {
  const { rows } = await db.pool.query<{ now: string }>(`select to_char(now(), 'YYYY-MM-DD HH24:MI:SS.USOF') as now`)
  return rows[0]?.now ?? ''
}
