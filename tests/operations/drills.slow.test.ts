import { beforeAll, describe, expect, test } from 'vitest'
import { buildApps } from '#tools/build/build-apps.ts'
import { drillAgeing } from './ageing-drill.ts'
import { runDrill } from './drill.ts'
import { drillFailover } from './failover-drill.ts'
import { drillUpgrade } from './upgrade-drill.ts'
import { whatIsLacking } from './what-is-lacking.ts'

// Servers of the product open the built pages when they start.
beforeAll(() => buildApps(new AbortController().signal))

const account = 'rights of root, or of the account postgres'
const noFailover = whatIsLacking('postgresql', account)
const noUpgrade = whatIsLacking('postgresql', account, 'history of git')

describe.skipIf(noFailover !== '')(`the drill of a failover ${noFailover}`, () => {
  test('a lost standby and a dead primary lose nothing that was answered, and an asynchronous pair is refused', async () => {
    await expect(runDrill('failover', drillFailover)).resolves.toBeUndefined()
  })
})

describe.skipIf(noUpgrade !== '')(`the drill of an upgrade ${noUpgrade}`, () => {
  test('the version before the newest migration and this one answer every operation at its first try', async () => {
    await expect(runDrill('upgrade', (drill) => drillUpgrade(drill, undefined))).resolves.toBeUndefined()
  })
})

test('the drill of ageing, in short: every job ends within its interval on a ledger of 20,000 transfers', async () => {
  const age = { transfers: 20_000, players: 1_000 }
  await expect(runDrill('ageing', (drill) => drillAgeing(drill, age))).resolves.toBeUndefined()
})
