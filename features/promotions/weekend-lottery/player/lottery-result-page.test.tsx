import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { readLotteryProof } from '../contract.ts'
import { LotteryResultPage } from './lottery-result-page.tsx'

afterEach(leaveNothingBehind)

const path = '/activity/weekendLottery/result'
const key = 'c'.repeat(192)
type Proof = NonNullable<ResponseOf<typeof readLotteryProof>['proof']>
const proof: Proof = {
  week: 'W2026-48',
  seedHash: 'a'.repeat(64),
  seed: 'b'.repeat(64),
  listHash: 'd'.repeat(64),
  source: 'beacon',
  beaconChain: 'e'.repeat(64),
  beaconRound: 1_000,
  beaconPublicKey: key,
  randomness: 'f'.repeat(64),
  signature: '1'.repeat(96),
  ticketsMax: 50,
  packTickets: 2,
  prizes: [{ count: 1, amount: wireCentavos(100_000) }],
  lines: [],
  winners: [],
}

function openResult(shown: Partial<Proof>) {
  const tab = openTestTab({
    address: '/activity/weekendLottery/result?week=W2026-48',
    config: { mode: 'normal' },
    routes: [{ path, access: 'public', title: '', screen: readyScreen(LotteryResultPage), frame: 'none' }],
  })
  tab.answer(readLotteryProof, { draws: [], proof: { ...proof, ...shown } })
  tab.open()
}

test('a draw whose signature was verified says so and names the key', async () => {
  openResult({})
  expect(await screen.findByText(/^Before the draw we verified drand’s signature with this key/)).toBeDefined()
  expect(screen.getByText(key)).toBeDefined()
})

test('a draw from before signatures were verified does not claim that they were', async () => {
  openResult({ beaconPublicKey: null })
  expect(await screen.findByText(/we didn’t verify the signature with drand’s public key yet/)).toBeDefined()
  expect(screen.queryByText(/we verified drand’s signature/)).toBeNull()
})

test('a draw by the list says why, and shows no key that decided nothing', async () => {
  openResult({ source: 'list', signature: null })
  expect(await screen.findByText(/We waited two hours for drand/)).toBeDefined()
  expect(screen.queryByText(key)).toBeNull()
})
