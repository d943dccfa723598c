import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bringBackVersion,
  reorderShelf,
  saveWeights,
  viewPopular,
  viewWeights,
} from '#features/lobby/catalogue/shelf-contract.ts'
import { setSwitch, viewSwitches } from '#features/office/feature-switch/contract.ts'
import { viewCatalogue } from '#features/lobby/catalogue/staff-contract.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { presentWeights } from './samples/sample-rows.ts'
import { gameAnswer, listGames } from '#tests/support/test-catalogue.ts'
import { openTestBackOffice, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let token: string
beforeAll(async () => {
  office = await openTestBackOffice()
  token = (await office.newStaff('admin')).token
})
afterAll(() => office.close())

const reason = 'for the new week'
const ask = async (...[call, request]: Parameters<typeof office.send>) => (await office.send(call, request, token)).body
const types = async () => {
  const { body } = await office.site.send(getConfiguration, {})
  const { appGameTypeList } = body.data as { appGameTypeList: { name: string; sort: number; maintain: number }[] }
  return appGameTypeList.toSorted((a, b) => a.sort - b.sort)
}
const stand = async () => (await ask(viewPopular, {})).version as number

test('reordering a shelf is one version; an order made from an older one is refused, and it can be reverted', async () => {
  const before = (await types()).map(({ name }) => name)
  const version = await stand()
  const order = ['games', 'live', 'slots', 'fish', 'poker', 'sports']
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => ask(reorderShelf, { shelf: 'types', version, order, reason })),
  )
  expect(replies.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
  expect(replies.filter(({ errcode }) => errcode === 1073)).toHaveLength(9)
  expect((await types()).map(({ name }) => name).slice(0, 2)).toEqual(['Games', 'Tables'])
  expect((await ask(bringBackVersion, { version: version + 1, reason })).errcode).toBe(0)
  expect((await types()).map(({ name }) => name)).toEqual(before)
})

test('an order that names nobody, or one twice, changes nothing', async () => {
  const version = await stand()
  for (const order of [['nothing'], ['slots', 'slots']]) {
    expect((await ask(reorderShelf, { shelf: 'types', version, order, reason })).errcode).toBe(1110)
  }
  expect(await stand()).toBe(version)
})

test('weights are listed, changed by the kind of game, and refused where nothing differs', async () => {
  const byType = { slots: 1, fish: 1, poker: 0.5, sports: 1, live: 0.25, games: 1 }
  const weights = { id: 'bonus' as const, byType, reason }
  expect((await ask(saveWeights, { ...weights, expected: await presentWeights(office) })).errcode).toBe(0)
  expect((await ask(saveWeights, { ...weights, expected: byType })).errcode).toBe(1004)
  expect((await ask(viewWeights, {})).weights).toMatchObject([{ id: 'bonus', byType }, { id: 'points' }])
})

test('one switch stops and reopens all play, and nodes in maintenance for their own reason stay closed', async () => {
  const { db } = office.site.context
  const kinds = ['slots', 'fish', 'poker', 'sports', 'live', 'games'] as const
  await listGames(
    office.site,
    kinds.map((type) => gameAnswer(`a-${type}`, { type })),
  )
  await db.pool.query(`update lobby_game_type set is_in_maintenance = true where type = 'fish'`)
  const inMaintenance = async () => (await types()).filter(({ maintain }) => maintain === 1).map(({ name }) => name)
  const startable = async () => (await db.pool.query(`select 1 from game where not is_in_maintenance`)).rows.length

  expect((await ask(setSwitch, { name: 'play', isOpen: false, reason })).errcode).toBe(0)
  expect(await inMaintenance()).toHaveLength(6)
  expect(await startable()).toBe(0)
  expect((await ask(setSwitch, { name: 'play', isOpen: false, reason })).errcode).toBe(1004)
  expect((await ask(viewSwitches, {})).switches).toMatchObject([{ name: 'play', isOpen: false }, {}, {}, {}])

  expect((await ask(setSwitch, { name: 'play', isOpen: true, reason })).errcode).toBe(0)
  expect(await inMaintenance()).toEqual(['Fish'])
  expect(await startable()).toBeGreaterThan(0)
  expect((await ask(viewCatalogue, {})).games).not.toEqual([])
})
