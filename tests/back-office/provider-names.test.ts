import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#core/clock/manila.ts'
import { listPlayerRounds } from '#features/office/player-file/contract.ts'
import type { RevenueSplit } from '#features/office/report/report-names.ts'
import { viewRevenue } from '#features/office/report/contract.ts'
import { allStaffRoles } from '#features/office/staff/roles.ts'
import { listProviderNames } from '#features/play/game-wallet/staff-contract.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import {
  gameCode,
  gameProviderAt,
  newId,
  type TestGameProvider,
  testProvider,
} from '#tests/support/test-game-provider.ts'

let office: TestBackOffice
let gameProvider: TestGameProvider
let playerId: number
beforeAll(async () => {
  office = await openTestBackOffice()
  gameProvider = await gameProviderAt(office.site)
  const player = await gameProvider.newPlayer(1_000)
  const round = { playerId: player.playerId, gameCode, roundId: newId('round') }
  await gameProvider.ask('bet', { ...round, session: player.session, txId: newId('bet'), amount: 1_000 })
  await gameProvider.ask('win', { ...round, txId: newId('win'), amount: 200, endRound: true })
  playerId = Number(player.id)
})
afterAll(() => office.close())

test('every member may read the names of game providers', async () => {
  for (const role of allStaffRoles) {
    const { token } = await office.newStaff(role)
    const { body } = await office.send(listProviderNames, {}, token)
    expect(body.providers, role).toContainEqual({ id: testProvider.id, name: 'Test Studio' })
  }
})

test.each([
  ['provider', 'Test Studio'],
  ['game', 'Test Slots'],
  ['type', 'Slots'],
  ['brand', 'No brand'],
] as const satisfies readonly (readonly [RevenueSplit, string])[])(
  'revenue by %s names its rows',
  async (by, title) => {
    const { token } = await office.newStaff('auditor')
    const today = dayOf(office.site.clock.now())
    const { body } = await office.send(viewRevenue, { from: today, until: today, by }, token)
    expect(body.rows).toMatchObject([{ title, ggr: 800 }])
  },
)

test('a player’s rounds name the game and its provider', async () => {
  const { token } = await office.newStaff('csLevel2')
  const { body } = await office.send(listPlayerRounds, { playerId }, token)
  expect(body.rows).toMatchObject([{ gameTitle: 'Test Slots', providerName: 'Test Studio', gameCode }])
})
