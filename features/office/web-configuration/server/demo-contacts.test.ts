import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { defaultSettings } from '../settings.ts'
import { demoContacts, seedDemoContacts } from './demo-contacts.ts'
import { readSettings } from './read-settings.ts'
import { settingsInsert } from './store/settings.store.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

const now = () => office.site.clock.now()
const db = () => office.site.context.db

test('a new house has no names and contacts; of ten starts of a demonstration one gives it its own', async () => {
  const none = { company: '', licenceHolder: '', supportEmail: '', helplinePhone: '' }
  expect(await readSettings(db())).toMatchObject({ version: 0, settings: none })
  await Promise.all(Array.from({ length: 10 }, () => seedDemoContacts(db(), now())))
  expect((await readSettings(db())).settings).toEqual({ ...defaultSettings, ...demoContacts })
  expect((await db().pool.query('select from web_configuration')).rowCount).toBe(1)
})

test('a demonstration whose contacts somebody has removed stays without', async () => {
  const { settings } = await readSettings(db())
  const without = { ...settings, supportEmail: '', helplinePhone: '' }
  await settingsInsert(db(), { settings: without, changedBy: 'ana@example.ph', reason: 'nobody answers', now: now() })
  await seedDemoContacts(db(), now())
  expect((await readSettings(db())).settings).toEqual(without)
})
