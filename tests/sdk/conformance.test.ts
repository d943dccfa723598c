import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { benchAt } from '#tests/conformance/bench.ts'
import { serveConformanceBench } from '#tests/conformance/conformance-bench.ts'
import { conformanceCases, runSuite } from '#tests/conformance/run-suite.ts'
import { walletUnderTest } from '#tests/conformance/wallet-under-test.ts'
import { openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { sdkWallet } from './sdk-wallet.ts'

let gameProvider: TestGameProvider
let bench: Awaited<ReturnType<typeof serveConformanceBench>>
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  gameProvider.site.clock.set(instant(Date.now()))
  bench = await serveConformanceBench(gameProvider)
})
afterAll(async () => {
  await bench.close()
  await gameProvider.close()
})

test('through the SDK, our wallet keeps every sentence of the protocol', async () => {
  const { site, key } = gameProvider
  const url = await site.server.listen({ host: '127.0.0.1', port: 0 })
  const wallet = sdkWallet(walletUnderTest({ url, key, bench: benchAt(bench.url) }), { url, key })
  const faults: string[] = []
  let count = 0
  for await (const { says, fault } of runSuite(wallet)) {
    count += 1
    if (fault !== undefined) faults.push(`${says}: ${fault}`)
  }
  expect(faults).toEqual([])
  expect(count).toBe(conformanceCases.length)
}, 120_000)
