import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/migrations/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const commands = join(import.meta.dirname, '..', '..', 'tools', 'commands')
const dataDir = mkdtempSync(join(tmpdir(), 'bituin-commands-'))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

/** As an operator runs it: a process of its own beside the database of a new installation. */
const run = (command: string, ...args: string[]): Promise<Ran> => {
  const { url, ownerUrl } = database
  const settings = {
    NODE_ENV: 'development',
    BITUIN_DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
  }
  return runWith({ ...process.env, ...settings }, command, ...args)
}

type Ran = { readonly exitCode: number; readonly output: string }

const runWith = (env: NodeJS.ProcessEnv, command: string, ...args: string[]): Promise<Ran> => {
  const options = { env }
  const flags = ['--disable-warning=ExperimentalWarning', join(commands, command), ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, flags, options, (error, out, err) =>
      resolve({ exitCode: Number(error?.code ?? 0), output: out + err }),
    )
  })
}

test('npm run ledger:verify says that the ledger of a new installation is sound', async () => {
  const { exitCode, output } = await run('ledger-verify.ts')
  expect(output).toContain('The ledger is sound')
  expect(exitCode).toBe(0)
})

test('npm run house:check lists the steps that a new installation misses', async () => {
  const { exitCode, output } = await run('house-check.ts')
  expect(output).toMatch(/^MISSING {2,}Game provider/m)
  expect(output).toContain('Not ready yet.')
  expect(exitCode).toBe(1)
})

test('npm run synthetic:open opens an account with money of the house, gives it more, and gives nobody else any', async () => {
  const opened = await run('synthetic-open.ts', '--pesos', '500')
  expect(opened.output).toMatch(/^SYNTHETIC_ACCOUNT=synthetic1000000000$/m)
  expect(opened.output).toMatch(/^SYNTHETIC_PASSWORD=[\w-]{24}$/m)
  expect(opened).toMatchObject({ exitCode: 0, output: expect.stringContaining('Player 1000000000 got 500 pesos') })
  expect(await run('synthetic-open.ts', '--pesos', '200', '--player', '1000000000')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('Player 1000000000 got 200 pesos'),
  })
  const refused = [
    [['--pesos', '5001'], 'At most 5000 pesos'],
    [['--pesos', '0'], 'At most 5000 pesos'],
    [['--pesos', '5', '--mobile', '12'], 'At most 5000 pesos'],
    [['--pesos', '5', '--player', '999999999'], 'At most 5000 pesos'],
    [['--pesos', '5', '--player', '1000000007'], 'Player 1000000007 does not exist'],
  ] as const
  for (const [args, words] of refused) {
    expect(await run('synthetic-open.ts', ...args)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining(words),
    })
  }
})

test('npm run studio:reseal needs the settings of the studio and of the migrations alone', async () => {
  const studio = join(import.meta.dirname, '../../database/studio')
  await migrate({ ownerUrl: database.ownerUrl, directory: studio, schema: 'studio' })
  const { PATH, HOME } = process.env
  const settings = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    // A release's folder is not the user's: nothing is written beside it.
    BITUIN_DATA_DIR: '/proc/nowhere',
    STUDIO_SECRET: 'a secret of the studio, long enough',
    DATABASE_OWNER_URL: database.ownerUrl,
  }
  expect(await runWith(settings, 'studio-reseal.ts')).toEqual({
    exitCode: 0,
    output: 'Everything is sealed under STUDIO_SECRET (0 values now).\n',
  })
  expect(await runWith({ ...settings, DATABASE_OWNER_URL: '' }, 'studio-reseal.ts')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('DATABASE_OWNER_URL: has to be set'),
  })
})

test('npm run staff:invite names a role that there is not', async () => {
  const { exitCode, output } = await run('staff-invite.ts', '--email', 'ana@example.ph', '--role', 'adminn')
  expect(output).toMatch(/^--role: adminn is none of admin, .+\.$/m)
  expect(exitCode).toBe(1)
})
