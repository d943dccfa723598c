import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { staleText } from '#core/contract/staff-call.ts'
import { isPermission, permits } from '#features/office/staff/permissions.ts'
import { allStaffRoles } from '#features/office/staff/roles.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { acts } from './staff-acts.ts'
import { staffCallSamples } from './samples/staff-call-samples.ts'
import { openTestBackOffice, type TestBackOffice } from '../support/test-back-office.ts'

/** What a request names that its form began from. */
const beginnings = ['expected', 'version', 'revision'] as const

let office: TestBackOffice
let playerId: number
beforeAll(async () => {
  office = await openTestBackOffice()
  playerId = (await registerPlayer(office.site, '09171280001')).id
})
afterAll(() => office.close())

const changing = staffCallSamples.filter(({ call }) => 'audited' in call)
const fieldsOf = (call: Call): readonly string[] =>
  Object.keys('entries' in call.request ? Object(call.request.entries) : {})
const beginningOf = (call: Call) => beginnings.find((name) => fieldsOf(call).includes(name))
const saves = changing
  .filter(({ call }) => beginningOf(call) !== undefined)
  .map((sample) => ({ path: sample.call.path, sample }))

async function whoMay(call: Call) {
  const permission = 'permission' in call ? String(call.permission) : ''
  const role = allStaffRoles.find((each) => isPermission(permission) && permits([each], permission))
  if (role === undefined) throw new Error(`nobody may ${call.path}`)
  return office.newStaff(role)
}

test('every call that changes something names what it began from, or is declared an act that needs none', () => {
  const silent = changing.map(({ call }) => call).filter((call) => beginningOf(call) === undefined)
  expect(silent.map(({ path }) => path).toSorted()).toEqual(Object.keys(acts).toSorted())
  for (const [path, why] of Object.entries(acts)) expect(why.length, path).toBeGreaterThan(10)
})

test('a save that finds something else than it began from says so in one sentence', () => {
  const savers = office.site.features.backOffice.filter(({ handlers }) =>
    handlers.some(({ call }) => fieldsOf(call).includes('expected')),
  )
  expect(savers.map(({ refusalTexts }) => refusalTexts.stale)).toEqual(savers.map(() => staleText))
  for (const { call } of changing.filter(({ call }) => fieldsOf(call).includes('expected')))
    expect(call.refusals.stale, call.path).toBe(1073)
})

describe.each(saves)('$path', ({ sample: { call, requestOf } }) => {
  test('of ten who began from the same, one is taken', async () => {
    const request = await requestOf(office, playerId)
    const by = await whoMay(call)
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.sendRaw(call.path, request, by.token)))
    const refused = answers.filter(({ body }) => body.errcode !== 0)
    expect(answers.length - refused.length, JSON.stringify(refused[0]?.body)).toBe(1)
    expect(refused.every(({ status }) => status === 200)).toBe(true)
    // A deleted template or segment is reported as such.
    const gone =
      call.refusals.templateNotFound ?? (call.path === 'segmentRemove' ? call.refusals.segmentNotFound : undefined)
    const stale = refused.filter(({ body }) => gone === undefined || body.errcode !== gone)
    const answered = fieldsOf(call).includes('expected') ? stale.map(({ body }) => [body.errcode, body.msg]) : []
    expect(answered).toEqual(answered.map(() => [1073, staleText]))
  })
})
