import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { readMigrations } from '#platform/migrations/migration-files.ts'
import { environment, furnish } from '#tests/faults/fault-deployment.ts'
import { Load } from '#tests/faults/load.ts'
import { settle } from '#tests/faults/settle.ts'
import { migrationsDirectory } from '#tools/launcher/database.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { runProgram } from '#tools/launcher/run-program.ts'
import { type Drill, hold } from './drill.ts'
import { NodeProcess } from './node-process.ts'
import { PostgresCluster } from './postgres-cluster.ts'

const roles = join(root, 'deploy', 'postgres', 'roles.sql')
const seed = 7
const pauseMs = 3_000

/**
 * The version before and this one side by side, under load, through the migration: every operation is answered at its first
 * try, and the ledger is sound. The earlier version's pages are those of this build, because only servers and schema are looked at.
 */
export async function drillUpgrade(drill: Drill, commit: string | undefined): Promise<void> {
  const before = await unpackEarlier(drill, commit ?? (await beforeNewestMigration()))
  const cluster = await PostgresCluster.create({
    parent: drill.directory,
    name: 'primary',
    port: await freePortBlock(1),
  })
  drill.ends(() => cluster.stop())
  await cluster.start()
  await cluster.furnish(roles)
  const ownerUrl = cluster.url('bituin_owner')
  await migrate({ ownerUrl, directory: join(before, 'database', 'migrations') })
  const appUrl = cluster.url('bituin_server')
  const { db, key, players, checks } = await furnish({ appUrl })
  drill.ends(() => db.close())

  const [bystander, ...others] = players
  hold(bystander !== undefined, 'nobody plays')
  const ports = await freePortBlock(8)
  const start = async (cwd: string, port: number): Promise<NodeProcess> => {
    const server = new NodeProcess({ name: cwd, cwd, args: ['apps/server/main.ts'], env: environment(appUrl, port) })
    drill.ends(() => server.stop('SIGKILL'))
    await server.ready(port + 1)
    return server
  }
  const urlOf = (port: number): string => `http://127.0.0.1:${port}`
  const urls = [urlOf(ports)]
  const earlier = await start(before, ports)
  const load = new Load({ key, players: others, urls }, seed)
  load.start()
  await load.progress(100)
  drill.report('the version before serves, and games are played')

  const applied = await migrate({
    ownerUrl,
    directory: migrationsDirectory,
    onRetry: (name) => drill.report(`${name} waits for a lock`),
  })
  drill.report(`migrated under load: ${applied.join(', ') || 'nothing'}`)
  await load.progress(200)
  await start(root, ports + 4)
  urls.push(urlOf(ports + 4))
  await Promise.all([load.progress(400), sleep(pauseMs)])
  drill.report('both versions serve')
  // As a balancer does when /readyz answers 503.
  urls.shift()
  await sleep(pauseMs)
  await earlier.stop()
  await load.progress(200)
  drill.report('this version serves alone')

  await settle({ load, db, players: others, bystander, checks })
  const tries = load.log.flatMap((each) => each.tries)
  const failed = tries.filter((kind) => kind !== 'answered')
  hold(
    failed.length === 0,
    `${failed.length} of ${tries.length} tries were not answered: ${[...new Set(failed)].join()}`,
  )
  drill.report(`${load.answered} operations, each answered at its first try; the ledger is sound`)
}

async function unpackEarlier(drill: Drill, commit: string): Promise<string> {
  const directory = join(drill.directory, 'earlier')
  mkdirSync(directory)
  const copy = `${directory}.tar`
  await runProgram('git', ['archive', '--format=tar', `--output=${copy}`, commit], { cwd: root })
  await runProgram('tar', ['--extract', `--file=${copy}`, `--directory=${directory}`])
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  for (const app of ['player', 'back-office', 'studio']) {
    const dist = join(root, 'apps', app, 'dist')
    if (existsSync(dist)) symlinkSync(dist, join(directory, 'apps', app, 'dist'))
  }
  drill.report(`the version before is ${commit.slice(0, 12)}`)
  return directory
}

/**
 * The parent of the commit that brought the newest migration, wherever a merge put it. Where a migration before it was still changed
 * afterwards, no database has both, and the commit before that one is taken.
 */
async function beforeNewestMigration(): Promise<string> {
  const today = new Set(await migrationsOf('HEAD'))
  for (const { name } of readMigrations(migrationsDirectory).toReversed()) {
    const commit = await beforeMigration(`database/migrations/${name}.sql`)
    if ((await migrationsOf(commit)).every((each) => today.has(each))) return commit
  }
  throw new OperatorFault('No commit before has the migrations of this one: name one with --from.')
}

async function beforeMigration(path: string): Promise<string> {
  const added = await runProgram('git', ['log', '--diff-filter=AR', '--format=%H', '--max-count=1', '--', path], {
    cwd: root,
  })
  if (added.trim() === '')
    throw new OperatorFault(`${path} is in no commit: commit it, because the version before is looked for.`)
  return (await runProgram('git', ['rev-parse', `${added.trim()}^`], { cwd: root })).trim()
}

/** Each with the hash of its content. */
async function migrationsOf(commit: string): Promise<string[]> {
  const list = await runProgram('git', ['ls-tree', '-r', commit, '--', 'database/migrations'], { cwd: root })
  return list.split('\n').filter((line) => line.endsWith('.sql'))
}
