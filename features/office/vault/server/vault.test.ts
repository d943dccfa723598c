import { cp, mkdtemp, readdir, readFile, rm, writeFile, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, endOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { setLimit, takeBreak } from '#features/players/responsible-play/contract.ts'
import { makeRoot, post } from '#ledger'
import { gameCode, newId, openTestGameProvider, type PlayerInGame, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { endDay, vaultNeeds, verdictOf, writeDays } from '../testing/written-vault.ts'
import type { VaultDependencies } from './vault-dependencies.ts'

let provider: TestGameProvider
let folder: string
let needs: VaultDependencies
let days: readonly [CalendarDay, CalendarDay, CalendarDay]

beforeAll(async () => {
  provider = await openTestGameProvider()
  folder = await mkdtemp(join(tmpdir(), 'vault-'))
  const { site } = provider
  needs = vaultNeeds(site, folder)
  const first = dayOf(site.clock.now())
  days = [first, addDays(first, 1), addDays(first, 2)]
  await playThreeDays()
}, 120_000)
afterAll(async () => {
  await provider.close()
  await rm(folder, { recursive: true, force: true })
})

const bet = (player: PlayerInGame, roundId: string, amount: number, more: object = {}) =>
  provider.ask('bet', { ...about(player), roundId, txId: newId('bet'), amount, ...more })
const win = (player: PlayerInGame, roundId: string, amount: number, more: object = {}) =>
  provider.ask('win', { ...about(player), roundId, txId: newId('win'), amount, ...more })
const about = ({ playerId, session }: PlayerInGame) => ({ playerId, session, gameCode })

/** Three days with everything that crosses their borders: open rounds, corrections before and after a day was written, a void. */
async function playThreeDays(): Promise<void> {
  const { site } = provider
  const player = await provider.newPlayer(100_000)
  const other = await provider.newPlayer(50_000)
  await bet(player, 'closed', 1_000)
  await win(player, 'closed', 2_500, { endRound: true })
  await bet(player, 'over-midnight', 700)
  await bet(other, 'corrected-at-night', 300, { endRound: true })
  await bet(other, 'corrected-next-day', 400, { endRound: true })
  await bet(other, 'voided-next-day', 500)
  await win(other, 'voided-next-day', 100, { endRound: true })
  await withdrawAndLimit()
  await award(player)
  await makeRoot(site.context.db, { day: days[0], now: addDuration(endOfDay(days[0]), minutes(5)), bytes: () => new Uint8Array(32).fill(7) })
  site.clock.set(addDuration(endOfDay(days[0]), minutes(20)))
  await win(other, 'corrected-at-night', 50)
  await endDay(site, days[0])
  await writeDays(needs, site)
  await win(player, 'over-midnight', 0, { endRound: true })
  await win(other, 'corrected-next-day', 900)
  await provider.ask('rollback', { playerId: other.playerId, roundId: 'voided-next-day', txId: newId('back'), scope: 'ROUND' })
  await endDay(site, days[1])
  await writeDays(needs, site)
  await endDay(site, days[2])
  await writeDays(needs, site)
}

async function withdrawAndLimit(): Promise<void> {
  const { site } = provider
  const cashier = openTestWithdrawals(site, 9_472_330_000)
  const maria = await cashier.readyPlayer()
  const { orderId } = cashier.orderOf(await cashier.withdraw(maria, { amount: 50_002 }))
  await cashier.runJobs()
  const [row] = await provider.rows('select payout_id from withdrawal_order where reference = $1', [orderId])
  await cashier.tell({ id: String(row?.payout_id), reference: orderId, amount: 50_002, state: 'succeeded' })
  await site.send(setLimit, { kind: 'loss', period: 'day', amount: 50_000 }, { token: maria.token })
}

const award = ({ id }: PlayerInGame) =>
  provider.site.context.db.transaction((tx) =>
    post(tx, {
      playerId: id,
      source: 'test',
      key: 'award',
      now: provider.site.clock.now(),
      transfers: [{ reason: 'award', from: 'promo:daily-login', to: 'coin', amount: centavos(1_500n), reference: 'test' }],
    }),
  )

test('three days are written, and the regulator’s own program finds them sound', () => {
  const { code, text } = verdictOf(folder)
  expect(text).toContain(`The vault is sound: 3 days from ${days[0]} to ${days[2]}`)
  expect(code).toBe(0)
})
