import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { beginProduction } from './begin-production.ts'
import { demoContacts } from './demo-contacts.ts'
import { readSettings } from './read-settings.ts'
import { settingsInsert } from './store/settings.store.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

const now = () => office.site.clock.now()
const db = () => office.site.context.db
const versions = async () =>
  (
    await db().pool.query<{ version: string; changedBy: string }>(
      'select version, changed_by as "changedBy" from web_configuration order by version',
    )
  ).rows

test('ten processes that start in production at once begin with one version, which asks for the identity before a deposit', async () => {
  await Promise.all(Array.from({ length: 10 }, () => beginProduction(db(), now())))
  expect(await versions()).toEqual([expect.objectContaining({ changedBy: 'start in production' })])
  expect((await readSettings(db())).settings.kycGate).toBe('deposit')
})

test('a later start changes nothing that an operator has saved', async () => {
  const { settings } = await readSettings(db())
  await settingsInsert(db(), {
    settings: { ...settings, kycGate: 'withdraw' },
    changedBy: 'ana@example.ph',
    reason: 'decided with the regulator',
    now: now(),
  })
  await beginProduction(db(), now())
  expect((await readSettings(db())).settings.kycGate).toBe('withdraw')
  expect(await versions()).toHaveLength(2)
})

test('a house that an older release began loses the names and contacts of the demonstration once, and keeps its own', async () => {
  const { settings, version } = await readSettings(db())
  const old = { ...settings, ...demoContacts, company: 'Ligaya Games Inc.', helplinePhone: '02-8123-4567' }
  await settingsInsert(db(), { settings: old, changedBy: 'ana@example.ph', reason: 'as it was', now: now() })
  await Promise.all(Array.from({ length: 10 }, () => beginProduction(db(), now())))
  const after = await readSettings(db())
  expect(after).toEqual({ version: version + 2, settings: { ...old, licenceHolder: '', supportEmail: '' } })
})
