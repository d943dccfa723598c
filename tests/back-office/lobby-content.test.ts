import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { previewContent } from '#features/lobby/content/preview-contract.ts'
import { previewKeys } from '#features/lobby/content/server/index.ts'
import { saveContent } from '#features/lobby/content/staff-contract.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { openTestBackOffice, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let token: string
beforeAll(async () => {
  office = await openTestBackOffice()
  token = (await office.newStaff('content')).token
})
afterAll(() => office.close())

const banner = (change: object = {}) => ({
  id: 1,
  place: 'banner',
  title: 'A night of stars',
  text: 'Come and look.',
  body: [],
  imgUrl2: 'art:banner/welcome',
  clickType: 'none',
  clickAction: '',
  sort: 1,
  modes: ['normal', 'green'],
  permit: '',
  from: null,
  until: null,
  ...change,
})
const reason = 'for the lobby'
const publish = (version: number, ...content: object[]) =>
  office.send(saveContent, { section: 'ads', version, content, reason }, token)
const preview = async (content: unknown, more: object = {}) => {
  const { body } = await office.sendRaw(
    previewContent.path,
    { section: 'ads', content, mode: 'normal', ...more },
    token,
  )
  return body as { draft?: { configuration: { appLobbyAdConfigList: object[] }; stories: object[] }; faults?: object[] }
}
const seen = async () => {
  const { body } = await office.site.send(getConfiguration, {})
  return (body.data as { appLobbyAdConfigList: object[] }).appLobbyAdConfigList
}

test('published content is seen by players at once, and the preview of a draft shows the same', async () => {
  const draft = [banner()]
  const shown = (await preview(draft)).draft?.configuration.appLobbyAdConfigList
  expect(await seen()).toEqual([])
  expect((await publish(0, ...draft)).body.errcode).toBe(0)
  expect(await seen()).toMatchObject([{ title: 'A night of stars', clickType: 0 }])
  expect(await seen()).toEqual(shown)
})

test('a preview looks at any moment and in any mode, and keeps nothing', async () => {
  const now = office.site.clock.now()
  const later = banner({ id: 2, from: addDuration(now, hours(2)), until: addDuration(now, hours(3)), permit: 'ASC-7' })
  const at = (moment: number, more: object = {}) => preview([later], { at: moment, ...more })
  expect((await at(now)).draft?.configuration.appLobbyAdConfigList).toEqual([])
  const then = addDuration(now, hours(2))
  expect((await at(then)).draft?.configuration.appLobbyAdConfigList).toMatchObject([{ text: 'Come and look.' }])
  expect((await at(then, { mode: 'green' })).draft?.configuration.appLobbyAdConfigList).toMatchObject([
    { text: 'Come and look. Permit no. ASC-7' },
  ])
  expect((await at(addDuration(now, hours(3)))).draft?.configuration.appLobbyAdConfigList).toEqual([])
  expect((await seen()).length).toBe(1)
})

test('in green mode nothing opens an activity without its permit', async () => {
  const offer = { id: 3, clickType: 'activity', clickAction: '1' }
  expect((await preview([banner(offer)])).faults).toMatchObject([{ field: 'content.0' }])
  expect((await preview([banner({ ...offer, permit: 'ASC-7' })])).faults).toBeUndefined()
  expect((await preview([banner({ ...offer, modes: ['normal'] })])).faults).toBeUndefined()
  expect((await publish(1, banner(offer))).status).toBe(400)
})

test('of two publications from the same version one is refused as stale, and an older version can be brought back', async () => {
  const [first, second] = await Promise.all([
    publish(1, banner({ title: 'First' })),
    publish(1, banner({ title: 'Second' })),
  ])
  expect([first.body.errcode, second.body.errcode].toSorted((a, b) => a - b)).toEqual([0, saveContent.refusals.stale])
  expect((await publish(2, banner())).body).toMatchObject({ errcode: 0, version: 3 })
  expect(await seen()).toMatchObject([{ title: 'A night of stars' }])
})

test('the key of a preview opens it for ten minutes, and another house makes none that opens', () => {
  const now = office.site.clock.now()
  const keys = previewKeys(createKeyedHash(office.site.context.secret, 'lobby-preview'))
  const key = keys.make(now)
  expect(keys.opens(key, addDuration(now, minutes(9)))).toBe(true)
  expect(keys.opens(key, addDuration(now, minutes(10)))).toBe(false)
  const others = previewKeys(createKeyedHash(office.site.context.secret, 'another'))
  for (const wrong of [others.make(now), '', '1', key.replace(/^\d+/, '9999999999999'), `${key}x`]) {
    expect(keys.opens(wrong, now), wrong).toBe(false)
  }
})
