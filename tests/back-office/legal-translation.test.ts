import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, milliseconds } from '#core/clock/duration.ts'
import { addDays, calendarDay, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { readLegalText } from '#features/players/legal/contract.ts'
import { loadTranslation } from '#features/players/legal/load-translation.ts'
import { markupOf } from '#features/players/legal/markup.ts'
import { legalVersions } from '#features/players/legal/server/index.ts'
import {
  previewLegalText,
  requestLegalTranslation,
  requestLegalVersion,
  saveLegalDraft,
  saveLegalTranslationDraft,
  viewLegalText,
} from '#features/players/legal/staff-contract.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

type Announced = { readonly legalTranslations: unknown }

let office: TestBackOffice
let writer: SignedInStaff
let publisher: SignedInStaff
const reason = 'a better translation'
const document = 'about' as const
const language = 'fil' as const
const summary = 'Tungkol sa {operator}.'
const bodyOf = (words: string) => `# Isa {one}\n\n${words}\n`

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
const revision = async () => (await view()).translations.fil.draft?.revision ?? 0
const save = async (body: string, from?: number) => {
  const draft = { document, language, revision: from ?? (await revision()), summary, body, reason }
  return (await office.send(saveLegalTranslationDraft, draft, writer.token)).body
}
const request = async (version: string) => {
  const wish = { requestKey: randomUUID(), document, language, revision: await revision(), version, reason }
  return office.send(requestLegalTranslation, wish, writer.token)
}
const approve = async (approvalId: unknown, by = publisher) =>
  (await office.send(approveRequest, { approvalId: Number(approvalId), reason }, by.token)).body
const read = async (into: 'en' | 'fil') => (await office.site.send(readLegalText, { document, language: into })).body
const announced = async () => ((await office.site.send(getConfiguration, {})).body.data as Announced).legalTranslations

/** Publishes an English text from tomorrow on, and lets the day come. */
async function publishEnglish(body: string): Promise<string> {
  const effective = addDays(today(), 1)
  const draft = { document, revision: (await view()).draft?.revision ?? 0, summary: 'About {operator}.', body, reason }
  const saved = (await office.send(saveLegalDraft, draft, writer.token)).body
  const wish = {
    requestKey: randomUUID(),
    document,
    revision: Number(saved.revision),
    effective,
    isMaterial: false,
    reason,
  }
  const { approvalId } = (await office.send(requestLegalVersion, wish, writer.token)).body
  expect((await approve(approvalId)).errcode).toBe(0)
  const { clock, context } = office.site
  clock.advance(milliseconds(endOfDay(today()) - clock.now()))
  await context.db.pool.query('update staff_session set last_action_at = $1, expires_at = $2', [
    new Date(clock.now()),
    new Date(clock.now() + days(1)),
  ])
  return effective
}

test('without a translation of the operator, players read the one that came with the product', async () => {
  const own = await loadTranslation(document, language)
  expect(await read('fil')).toMatchObject({ language: 'fil', translation: 0, version: own.version, title: own.title })
  expect((await read('fil')).sections).toEqual(own.sections)
  expect(await read('en')).toMatchObject({ language: 'en', version: own.version })
  expect(await announced()).toEqual([])
})

test('ten who save a draft from one revision keep one, and a draft with a fault is not kept', async () => {
  const own = markupOf((await loadTranslation(document, language)).sections)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => save(`${own}\nSalin no. ${at}.\n`, 0)))
  expect(answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1073)])
  expect(await save(bodyOf('Mga salita ng {oprator}.'))).toMatchObject({ faults: [{ field: 'body' }] })
  expect(await read('fil')).toMatchObject({ translation: 0 })
})

test('a draft that differs from its English version in sections or numbers cannot be published', async () => {
  await save(bodyOf('Iba ang mga seksyon.'))
  const { version } = legalVersions[document]
  const fault = { field: 'version', msg: 'Section one doesn’t exist in the English text.' }
  expect(await request(version)).toMatchObject({
    status: 400,
    body: { faults: expect.arrayContaining([expect.objectContaining(fault)]) },
  })
  expect((await request('2001-01-01')).body.errcode).toBe(1074)
})

test('what one requests another publishes, once, and players read it at once as the next translation', async () => {
  const own = markupOf((await loadTranslation(document, language)).sections)
  await save(own.replace('Puwede mo munang', 'Puwede mo nang'))
  const { version } = legalVersions[document]
  const { approvalId } = (await request(version)).body
  expect((await approve(approvalId, writer)).errcode).toBe(1070)
  const answers = await Promise.all(Array.from({ length: 10 }, () => approve(approvalId)))
  expect(answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1140)])
  expect(await read('fil')).toMatchObject({ language: 'fil', translation: 1, version })
  expect(JSON.stringify(await read('fil'))).toContain('Puwede mo nang')
  expect(await announced()).toEqual([{ document, language, number: 1 }])
  expect((await view()).versions).toMatchObject([{ version, filipino: 1 }])
})

test('a draft that changed since the request is not published', async () => {
  const own = markupOf((await loadTranslation(document, language)).sections)
  await save(own.replace('Puwede mo munang', 'Kaya mo munang'))
  const { approvalId } = (await request(legalVersions[document].version)).body
  await save(own)
  expect(await approve(approvalId)).toMatchObject({ errcode: 1144, why: expect.stringContaining('changed') })
})

test('a new English version is read in English until its translation is published', async () => {
  const version = await publishEnglish('# One {one}\n\nThe new words of {operator}.\n')
  expect(await read('fil')).toMatchObject({ language: 'en', translation: 0, version })
  expect(await announced()).toEqual([])
  expect((await view()).translations.fil.inForce).toBeNull()

  await save(bodyOf('Ang bagong mga salita ng {operator}.'))
  const { approvalId } = (await request(version)).body
  expect((await approve(approvalId)).errcode).toBe(0)
  expect(await read('fil')).toMatchObject({
    language: 'fil',
    translation: 1,
    version,
    summary,
    sections: [{ id: 'one', heading: 'Isa', blocks: [{ text: 'Ang bagong mga salita ng {operator}.' }] }],
  })
  expect(await read('en')).toMatchObject({ language: 'en', version })
  expect((await view()).versions).toMatchObject([{ filipino: 1 }, { filipino: 1 }])
})

test('a Filipino draft is previewed as a translation', async () => {
  const draft = { document, language, summary, body: bodyOf('Mga salita ng {operator}.') }
  const { body } = await office.send(previewLegalText, draft, writer.token)
  expect(body).toMatchObject({
    draft: { configuration: { legalDraft: { language: 'fil', title: 'Tungkol sa amin' } } },
  })
})
