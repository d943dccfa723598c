import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { enterLobby } from '#apps/synthetic/enter-lobby.ts'
import { readSettings, type SyntheticSettings } from '#apps/synthetic/settings.ts'
import { startSynthetic } from '#apps/synthetic/start-synthetic.ts'
import { runbookOf } from '#apps/synthetic/step.ts'
import { tryProduct } from '#apps/synthetic/try-product.ts'
import { createVisitor } from '#apps/synthetic/visitor.ts'
import { seconds } from '#core/clock/duration.ts'
import { signIn } from '#features/players/account/contract.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { syncCatalogue } from '#features/lobby/catalogue/server/index.ts'
import { withdrawalsWaiting } from '#features/cashier/withdrawal/server/store/payout-figures.store.ts'
import { startGame } from '#features/play/game-launch/contract.ts'
import { cancelWithdrawal, requestWithdrawal } from '#features/cashier/withdrawal/contract.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { balancesOf, isSynthetic, verifyLedger } from '#ledger'
import { createLog } from '#platform/log/log.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { openTestStudio, type TestStudio } from '#tests/studio/test-studio.ts'
import { catalogueOf, gameAnswer } from '#tests/support/test-catalogue.ts'
import { testProvider } from '#tests/support/test-game-provider.ts'
import { openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { type BreakingProxy, openBreakingProxy } from './breaking-proxy.ts'
import { openSynthetic, syntheticPassword } from './synthetic-round.ts'

let studio: TestStudio
let proxy: BreakingProxy
let due: NodeJS.Timeout
let lines: string[]
const log = createLog({ level: 'info', style: 'json', destination: { write: (line) => lines.push(line) } })

beforeAll(async () => {
  studio = await openTestStudio()
  const { site } = studio.wallet
  proxy = await openBreakingProxy(site.server.listeningOrigin)
  await seedDemoContent(site.context.db, site.clock.now())
  const studioUrl = await studio.server.listen({ host: '127.0.0.1', port: 0 })
  const jeepney = { name: 'Jeepney Roll', type: 'games', launchUrl: `${studioUrl}/play` } as const
  await syncCatalogue(site.context.db, {
    provider: testProvider,
    catalogue: catalogueOf([gameAnswer('jeepney-roll', jeepney)]),
    now: site.clock.now(),
  })
  const outbox = createOutbox({ ...site.context, consumers: site.features.consumers })
  // What the worker's process does: messages are sent, and rounds are counted.
  due = setInterval(() => void site.runDue().then(() => outbox.drain()), 200)
})
afterAll(async () => {
  clearInterval(due)
  proxy.close()
  await studio.close()
})
beforeEach(() => {
  lines = []
})
afterEach(() => proxy.breaks(undefined))

const settingsFor = (account: string, more: Readonly<Record<string, string>> = {}): SyntheticSettings =>
  readSettings({ SYNTHETIC_URL: proxy.url, SYNTHETIC_ACCOUNT: account, SYNTHETIC_PASSWORD: syntheticPassword, ...more })

async function outcomesOf(settings: SyntheticSettings): Promise<Readonly<Record<string, string>>> {
  studio.wallet.site.clock.advance(seconds(90))
  const results = await tryProduct({ settings, log, withdraws: true })
  return Object.fromEntries(results.map(({ step, outcome }) => [step, outcome]))
}
const logged = () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)

test('a round signs in, begins a deposit and plays for money; the withdrawal is skipped while the account has no identity', async () => {
  const { account, id } = await openSynthetic(studio.wallet.site, 50_000n)
  expect(await outcomesOf(settingsFor(account))).toEqual({
    lobby: 'done',
    signIn: 'done',
    deposit: 'done',
    play: 'done',
    withdrawal: 'skipped',
  })
  expect(logged()).toMatchObject([{ step: 'withdrawal', reason: 'kyc' }])
  expect(await studio.wallet.rows('select state, stake from game_round where player_id = $1', [id])).toMatchObject([
    { state: 'CLOSED', stake: 100n },
  ])
  expect(await studio.wallet.rows('select state, is_demo from deposit_order where player_id = $1', [id])).toEqual([
    { state: 'pending', is_demo: true },
  ])
})

test('the next round looks at the deposit that is still unpaid instead of beginning another', async () => {
  const { account, id } = await openSynthetic(studio.wallet.site, 50_000n)
  expect(await outcomesOf(settingsFor(account))).toMatchObject({ deposit: 'done' })
  expect(await outcomesOf(settingsFor(account))).toMatchObject({ deposit: 'done' })
  expect(await studio.wallet.rows('select 1 from deposit_order where player_id = $1', [id])).toHaveLength(1)
})

test('at the sandbox the deposit is paid and credited, and the bet plays it through', async () => {
  const { account, id } = await openSynthetic(studio.wallet.site, 50_000n)
  const paying = settingsFor(account, { SYNTHETIC_PAYS_AT: `${studio.wallet.site.sandbox.url}/sandpay` })
  expect(await outcomesOf(paying)).toMatchObject({ deposit: 'done', play: 'done' })
  const [order] = await studio.wallet.rows('select state, credited from deposit_order where player_id = $1', [id])
  expect(order).toMatchObject({ state: 'credited' })
  const [round] = await studio.wallet.rows('select stake from game_round where player_id = $1', [id])
  expect(Number(round?.stake)).toBeGreaterThanOrEqual(Number(order?.credited))
})

/** A synthetic player who has done once what every player does before a withdrawal. */
async function readyToWithdraw(mobile: string) {
  const { site } = studio.wallet
  const { account, id } = await openSynthetic(site, 0n, `0${mobile}`)
  const visitor = createVisitor(proxy.url)
  const lobby = await enterLobby(visitor)
  const { token } = await visitor.ask(signIn, { account, ...(await lobby.encrypted(syntheticPassword)) })
  const player = { token, id: Number(id), mobile: `0${mobile}`, password: syntheticPassword }
  const cashier = openTestWithdrawals(site, Number(mobile))
  await cashier.makeReady(player, 100_000n)
  const settings = settingsFor(account, {
    SYNTHETIC_WITHDRAWAL_PASSWORD: cashier.withdrawalPassword,
    SYNTHETIC_CODES_URL: site.sandbox.url,
  })
  return { id, settings }
}

test('an account with identity, payout account and codes requests a withdrawal and cancels it', async () => {
  const { id, settings } = await readyToWithdraw('9175550801')
  expect(await outcomesOf(settings)).toMatchObject({ play: 'done', withdrawal: 'done' })
  expect(await studio.wallet.rows('select state from withdrawal_order where player_id = $1', [id])).toEqual([
    { state: 'CANCELLED' },
  ])
  expect(await balancesOf(studio.wallet.site.context.db, id)).toMatchObject({ hold: 0n })
})

test('a withdrawal that was not cancelled waits for a person, in no queue, and the next round cancels it', async () => {
  const { site } = studio.wallet
  const { id, settings } = await readyToWithdraw('9175550804')
  proxy.breaks(cancelWithdrawal.path)
  expect(await outcomesOf(settings)).toMatchObject({ withdrawal: 'failed' })
  proxy.breaks(undefined)
  const ofPlayer = () =>
    studio.wallet.rows('select state, review_reasons from withdrawal_order where player_id = $1 order by id', [id])
  await expect
    .poll(ofPlayer, { timeout: 10_000 })
    .toEqual([{ state: 'MANUAL_REVIEW', review_reasons: expect.arrayContaining(['adjusted']) }])
  expect(await withdrawalsWaiting(site.context.db)).toMatchObject({ count: 0n })
  expect(await outcomesOf(settings)).toMatchObject({ withdrawal: 'done' })
  expect(await ofPlayer()).toMatchObject([{ state: 'CANCELLED' }, { state: 'CANCELLED' }])
})

test('a step that fails names its page, and the steps that do not need it go on', async () => {
  const { settings } = await readyToWithdraw('9175550802')
  const broken = [
    ['lobby', getConfiguration.path, 1],
    ['signIn', signIn.path, 2],
    ['deposit', beginDeposit.path, 5],
    ['play', startGame.path, 5],
    ['withdrawal', requestWithdrawal.path, 5],
  ] as const
  for (const [step, path, steps] of broken) {
    lines = []
    proxy.breaks(path)
    const outcomes = await outcomesOf(settings)
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'failed')).toEqual([[step, 'failed']])
    expect(Object.keys(outcomes)).toHaveLength(steps)
    const failure = logged().find(({ level }) => level === 'error')
    expect(failure).toMatchObject({ step, runbook: runbookOf[step], msg: expect.stringContaining(runbookOf[step]) })
    expect(JSON.stringify(failure)).toContain(path)
  }
  proxy.breaks(undefined)
  expect(await outcomesOf(settings)).toMatchObject({ withdrawal: 'done' })
})

test('every page that a step names exists', () => {
  expect(Object.values(runbookOf).filter((page) => !existsSync(join(root, page)))).toEqual([])
})

test('what a wrong password, a missing game and an empty balance mean is said', async () => {
  const { account } = await openSynthetic(studio.wallet.site, 0n)
  await openSynthetic(studio.wallet.site, 100n)
  expect(await outcomesOf({ ...settingsFor(account), password: 'another one 1974' })).toMatchObject({
    signIn: 'failed',
  })
  expect(JSON.stringify(logged())).toContain('wrongCredentials')
  lines = []
  expect(await outcomesOf({ ...settingsFor(account), game: 'No Such Game' })).toMatchObject({ play: 'skipped' })
  expect(await outcomesOf(settingsFor(account))).toMatchObject({ play: 'skipped' })
  expect(logged().map(({ reason }) => reason)).toEqual(expect.arrayContaining(['gameNotOffered', 'noMoney']))
})

test('the process shows each step, its outcome and its time, and stops between two rounds', async () => {
  const { account } = await openSynthetic(studio.wallet.site, 50_000n)
  studio.wallet.site.clock.advance(seconds(90))
  const settings = { ...settingsFor(account), port: 0, metricsToken: 'a token of this test' }
  const synthetic = await startSynthetic(settings, { log, version: '1' })
  const headers = { authorization: `Bearer ${settings.metricsToken}` }
  await expect
    .poll(async () => (await fetch(`${synthetic.url}/metrics`, { headers })).text(), { timeout: 20_000 })
    .toMatch(/synthetic_step_seconds_count\{step="play",outcome="done"\} 1/)
  expect((await fetch(`${synthetic.url}/metrics`)).status).toBe(401)
  await synthetic.close()
})

/** As an operator types it. */
const playOnce = (
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    const flags = ['--disable-warning=ExperimentalWarning', join(root, 'apps/synthetic/main.ts'), '--once']
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings }
    execFile(process.execPath, flags, { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    )
  })

test('one round by a command prints its steps, and exits with 1 and the page if one failed', async () => {
  const { account } = await openSynthetic(studio.wallet.site, 50_000n)
  studio.wallet.site.clock.advance(seconds(90))
  const given = { SYNTHETIC_URL: proxy.url, SYNTHETIC_ACCOUNT: account, SYNTHETIC_PASSWORD: syntheticPassword }
  const good = await playOnce(given)
  expect(good.output).toContain('"step":"play","outcome":"done"')
  expect(good.code).toBe(0)
  proxy.breaks(startGame.path)
  const bad = await playOnce(given)
  expect(bad.output).toContain(`"runbook":"${runbookOf.play}"`)
  expect(bad.code).toBe(1)
})

test('ten accounts opened at once are ten, with ids that registration cannot draw; of one number there is one', async () => {
  const { site } = studio.wallet
  const opened = await Promise.all(Array.from({ length: 10 }, () => openSynthetic(site, 100n)))
  expect(new Set(opened.map(({ id }) => id)).size).toBe(10)
  expect(opened.every(({ id }) => isSynthetic(id))).toBe(true)
  const same = await Promise.allSettled(Array.from({ length: 10 }, () => openSynthetic(site, 100n, '09175550803')))
  expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('after all of it the ledger is sound', async () => {
  const { db } = studio.wallet.site.context
  const { invariants } = await verifyLedger(db, studio.wallet.site.features.checks)
  expect(invariants.filter(({ violations }) => violations > 0)).toEqual([])
})

test('production refuses to pay at the sandbox, and settings without an account', () => {
  const given = { SYNTHETIC_ACCOUNT: 'synthetic1000000000', SYNTHETIC_PASSWORD: 'x' }
  expect(() =>
    readSettings({ ...given, NODE_ENV: 'production', SYNTHETIC_PAYS_AT: 'http://127.0.0.1:8083/sandpay' }),
  ).toThrow('SYNTHETIC_PAYS_AT: pays at the sandbox')
  expect(() => readSettings({})).toThrow('SYNTHETIC_ACCOUNT')
})
