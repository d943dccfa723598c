import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { basisPoints } from '#core/money/basis-points.ts'
import { viewOpening } from '#features/office/house-opening/contract.ts'
import { readOpeningFacts } from '#features/office/house-opening/server/read-opening-facts.ts'
import { gameAnswer, listGames } from '#tests/support/test-catalogue.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let ana: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  ana = await office.newStaff('admin')
})
afterAll(() => office.close())

const answered = v.object({ steps: v.array(v.object({ key: v.string(), state: v.string(), detail: v.string() })) })
const stateOf = async (): Promise<Record<string, string>> => {
  const { steps } = v.parse(answered, (await office.send(viewOpening, {}, ana.token)).body)
  return Object.fromEntries(steps.map(({ key, state }) => [key, state]))
}
const query = (text: string) => office.site.context.db.pool.query(text)

test('an empty house says what is missing, and each thing that is done counts from then on', async () => {
  expect(await stateOf()).toEqual({
    administrator: 'done',
    operator: 'missing',
    contacts: 'missing',
    licence: 'missing',
    messages: 'done',
    email: 'done',
    provider: 'missing',
    games: 'missing',
    payment: 'missing',
    switches: 'done',
    promotion: 'suggested',
  })

  const { providers } = office.site.features.gameWallet
  const now = office.site.clock.now()
  const nothing = { mayVoidRound: false, mayAdjust: false, mayPromo: false, mayJackpot: false }
  const terms = { ...nothing, lateWinHours: null, requestsPerSecond: 100 }
  const bare = {
    id: 'bare',
    name: 'Bare',
    state: 'enabled',
    promoBetRate: basisPoints(10_000),
    inquiryUrl: null,
  } as const
  await providers.save({ ...bare, ...terms }, now)
  expect((await stateOf()).provider).toBe('missing')
  await providers.addKey('bare', now)
  expect((await stateOf()).provider).toBe('done')

  await listGames(office.site, [gameAnswer('a')])
  expect((await stateOf()).games).toBe('done')
  await query('update lobby_game_type set is_in_maintenance = true')
  expect((await stateOf()).games).toBe('missing')

  await query('update lobby_play_switch set is_open = false')
  expect((await stateOf()).switches).toBe('missing')
})

test.each([
  { settings: { registerType: 'phone', otpStatus: true }, registersByCode: true },
  { settings: { registerType: 'phone', otpStatus: false }, registersByCode: false },
  { settings: { registerType: 'username', otpStatus: true }, registersByCode: false },
] as const)('where players register by $settings, an SMS service is needed: $registersByCode', async (row) => {
  await office.site.set(row.settings)
  const facts = await readOpeningFacts(office.site.context.db, {
    sendsMessages: false,
    sendsEmail: false,
    paymentProviders: [],
  })
  expect(facts.registersByCode).toBe(row.registersByCode)
})
