import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { reportText, verifyLedger } from '#ledger'
import { fillWallet } from '#tests/journeys/support/fill-wallet.ts'
import { winMillions } from '#tests/journeys/support/millions.ts'
import { waitingWithdrawal } from '#tests/journeys/support/office-rows.ts'
import { playTheRest } from '#tests/journeys/support/play-the-rest.ts'
import type { Player } from '#tests/journeys/support/player.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const waitTwice = async (db: Database, player: RegisteredPlayer) => {
  await waitingWithdrawal(db, String(player.id), 6_000_000n)
  await waitingWithdrawal(db, String(player.id), 6_100_000n)
}

// A journey closes the day of a house in which others have put money by hand: their books have to be sound, or it fails.
test.each<{
  what: string
  mobile: string
  move: (db: Database, player: RegisteredPlayer & Player) => Promise<unknown>
}>([
  { what: 'a filled wallet', mobile: '09170000001', move: fillWallet },
  { what: 'a win of millions', mobile: '09170000002', move: winMillions },
  { what: 'withdrawals that wait', mobile: '09170000003', move: waitTwice },
  {
    what: 'a played deposit',
    mobile: '09170000004',
    async move(db, player) {
      await fillWallet(db, player)
      await playTheRest(db, player)
    },
  },
])('$what of a journey leaves the ledger and all that is checked beside it sound', async ({ mobile, move }) => {
  const { db } = site.context
  await move(db, await registerPlayer(site, mobile))
  const report = await verifyLedger(db, site.features.checks)
  expect(report.isSound, reportText(report)).toBe(true)
})
