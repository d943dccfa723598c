import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, milliseconds } from '#core/clock/duration.ts'
import { addDays, type CalendarDay, calendarDay, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { agreeToDocuments, getPlayer } from '#features/players/account/contract.ts'
import { viewPlayer } from '#features/players/account/staff-contract.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { readLegalText } from '#features/players/legal/contract.ts'
import { legalVersions } from '#features/players/legal/server/index.ts'
import {
  previewLegalText,
  requestLegalVersion,
  saveLegalDraft,
  viewLegalText,
  viewLegalVersion,
} from '#features/players/legal/staff-contract.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { registerPlayer, signInAs } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let writer: SignedInStaff
let publisher: SignedInStaff
const reason = 'the law has changed'
const document = 'termsOfUse' as const
const summary = 'What you and {operator} owe each other.'
const bodyOf = (words: string) => `# One {one}\n\n${words}\n`

beforeAll(async () => {
  office = await openTestBackOffice()
  // An operator's version is later than the product's own.
  office.site.clock.set(startOfDay(calendarDay(legalVersions[document].version)))
  writer = await office.newStaff('content')
  publisher = await office.newStaff('opsManager')
})
afterAll(() => office.close())

const today = () => dayOf(office.site.clock.now())
const view = async () =>
  v.parse(viewLegalText.response, (await office.send(viewLegalText, { document }, writer.token)).body)
const revision = async () => (await view()).draft?.revision ?? 0
const save = async (words: string, from?: number) =>
  (
    await office.send(
      saveLegalDraft,
      { document, revision: from ?? (await revision()), summary, body: bodyOf(words), reason },
      writer.token,
    )
  ).body
const ask = async (publication: { effective: CalendarDay; isMaterial: boolean; revision?: number }, by = writer) =>
  (
    await office.send(
      requestLegalVersion,
      { requestKey: randomUUID(), document, revision: await revision(), reason, ...publication },
      by.token,
    )
  ).body
const approve = async (approvalId: unknown, by = publisher) =>
  (await office.send(approveRequest, { approvalId: Number(approvalId), reason }, by.token)).body
const read = async () => (await office.site.send(readLegalText, { document })).body

/** Sessions of the staff end long before a day is over. */
async function toTomorrow() {
  const { clock, context } = office.site
  clock.advance(milliseconds(endOfDay(today()) - clock.now()))
  await context.db.pool.query('update staff_session set last_action_at = $1, expires_at = $2', [
    new Date(clock.now()),
    new Date(clock.now() + days(1)),
  ])
}

test('a draft is kept by revision, of ten who save from the same one is taken, and players see nothing of it', async () => {
  const before = await read()
  expect(await save('First words of {operator}.')).toMatchObject({ errcode: 0, revision: 1 })
  expect(await save('First words of {operator}.')).toMatchObject({ errcode: 1004 })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => save(`Words no. ${at}.`, 1)))
  expect(answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1073)])
  expect(await read()).toEqual(before)
})

test('a text with a fault is neither stored nor shown, and the fault names its line', async () => {
  const wrong = { document, summary, body: bodyOf('Words of {oprator}.') }
  const faults = [{ field: 'body', msg: expect.stringMatching(/^Line 3: /) }]
  const kept = await office.send(saveLegalDraft, { ...wrong, revision: await revision(), reason }, writer.token)
  expect(kept).toMatchObject({ status: 400, body: { faults } })
  expect(await office.send(previewLegalText, wrong, writer.token)).toMatchObject({ status: 400, body: { faults } })
})

test.each([
  { what: 'a day that is over', effective: () => addDays(today(), -1), errcode: 1260 },
  { what: 'a draft that is not the newest', effective: () => addDays(today(), 1), revision: 1, errcode: 1073 },
])('$what is refused', async ({ effective, errcode, ...changes }) => {
  expect(await ask({ effective: effective(), isMaterial: true, ...changes })).toMatchObject({ errcode })
})

test('a requested text is published by a colleague, once, and from its day on players read it and agree again', async () => {
  const { site } = office
  const player = await registerPlayer(site, '09175550001')
  const due = async () => (await site.send(getPlayer, {}, player)).body.agreementsDue
  await save('The new words of {operator}.')
  const effective = addDays(today(), 1)
  const { approvalId } = await ask({ effective, isMaterial: true })
  expect((await approve(approvalId, writer)).errcode).toBe(1070)
  const answers = await Promise.all(Array.from({ length: 10 }, () => approve(approvalId)))
  expect(answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1140)])
  expect(await due()).toEqual([])
  expect((await read()).version).toBe(legalVersions.termsOfUse.version)

  await toTomorrow()
  const signedIn = (await signInAs(site, player.mobile)).body
  expect(signedIn.agreementsDue).toEqual(['termsOfUse'])
  const token = String(signedIn.token)
  expect((await site.send(getPlayer, {}, { token })).body.agreementsDue).toEqual(['termsOfUse'])
  expect(await read()).toMatchObject({
    version: effective,
    sections: [{ id: 'one', blocks: [{ kind: 'paragraph', text: 'The new words of {operator}.' }] }],
  })
  expect((await site.send(getConfiguration, {})).body.data).toMatchObject({ legal: { termsOfUse: effective } })
  const privacyPolicy = legalVersions.privacyPolicy.version
  const outdated = { termsOfUse: legalVersions.termsOfUse.version, privacyPolicy }
  expect((await site.send(agreeToDocuments, { agreements: outdated }, { token })).body.errcode).toBe(1004)
  const agreements = { termsOfUse: effective, privacyPolicy }
  expect((await site.send(agreeToDocuments, { agreements }, { token })).body.agreementsDue).toEqual([])
  const support = await office.newStaff('csLevel2')
  const { body } = await office.send(viewPlayer, { playerId: player.id }, support.token)
  expect(body.agreements).toMatchObject([{ name: 'termsOfUse', version: effective }, {}, {}])
})

test('a draft that was changed since it was asked for is not published', async () => {
  await save('Words that somebody will change.')
  const { approvalId } = await ask({ effective: addDays(today(), 1), isMaterial: true })
  await save('Words that somebody has changed.')
  expect(await approve(approvalId)).toMatchObject({ errcode: 1144, why: expect.stringContaining('since') })
})

test('a mere correction asks nobody, and a version is never put before one that is published', async () => {
  const effective = addDays(today(), 2)
  await save('The corrected words of {operator}.')
  const later = await ask({ effective, isMaterial: false })
  const earlier = await ask({ effective: addDays(today(), 1), isMaterial: false })
  expect((await approve(later.approvalId)).errcode).toBe(0)
  expect(await approve(earlier.approvalId)).toMatchObject({ errcode: 1144, why: expect.stringContaining('already') })
  expect(await ask({ effective, isMaterial: true })).toMatchObject({ errcode: 1260 })
  const { versions, inForce } = await view()
  expect(versions.map(({ version, isMaterial }) => [version, isMaterial])).toEqual([
    [effective, false],
    [inForce.version, true],
    [legalVersions.termsOfUse.version, true],
  ])
  for (const { version } of versions)
    expect((await office.send(viewLegalVersion, { document, version }, writer.token)).body.version).toBe(version)
  const nothing = await office.send(viewLegalVersion, { document, version: '2001-01-01' }, writer.token)
  expect(nothing.body.errcode).toBe(1074)
})
