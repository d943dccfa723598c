import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { testPicture } from '#tests/back-office/samples/handed-in.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { type RegisteredPlayer, registerPlayer, signUpAnswers } from '#tests/support/registered-player.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import { getIdentity, submitIdentity, uploadDocument } from '../contract.ts'
import {
  decideHit,
  decideIdentity,
  listIdentities,
  loadRestrictedList,
  openIdentity,
  viewDocument,
} from '../staff-contract.ts'
import { uploadItems } from '../identity-words.ts'
import { identityOf } from './identity-of.ts'

let office: TestBackOffice
let officer: SignedInStaff
let picture: Buffer
beforeAll(async () => {
  office = await openTestBackOffice()
  officer = await office.newStaff('admin')
  picture = await testPicture()
})
afterAll(() => office.close())

const reason = 'looking at the queue'
let lastMobile = 0
const newPlayer = (): Promise<RegisteredPlayer> => {
  office.site.clock.advance(61_000 as never)
  return registerPlayer(office.site, `0919${String(++lastMobile).padStart(7, '0')}`)
}

const upload = (token: string, item: string, file: Buffer | undefined, name?: string) =>
  uploadPicture(office.site, { token }, { item, file, ...(name !== undefined && { name }) })

let lastNumber = 1_000_000
const person = (): RequestOf<typeof submitIdentity> => ({
  firstName: 'María',
  middleName: 'Santos',
  lastName: 'dela Cruz',
  birthDate: calendarDay('1990-05-04'),
  birthplace: 'Cebu City',
  nationality: 'Filipino',
  presentAddress: '12 Mabini Street, Makati',
  permanentAddress: '12 Mabini Street, Makati',
  natureOfWork: 'Nurse',
  sourceOfFunds: 'salary',
  idType: 'passport',
  idNumber: `P${++lastNumber}A`,
  declarations: signUpAnswers.declarations,
})
const submit = ({ token }: RegisteredPlayer, details: RequestOf<typeof submitIdentity>) =>
  office.site.send(submitIdentity, details, { token })
const stand = async ({ token }: RegisteredPlayer) => (await office.site.send(getIdentity, {}, { token })).body
const uploadAll = async ({ token }: RegisteredPlayer) => {
  for (const item of ['idFront', 'idBack', 'selfie']) expect((await upload(token, item, picture)).body.errcode).toBe(0)
}
async function handIn(details = person()): Promise<RegisteredPlayer> {
  const player = await newPlayer()
  await uploadAll(player)
  expect((await submit(player, details)).body).toMatchObject({ errcode: 0, status: 'SUBMITTED', asked: [] })
  return player
}
async function awake(): Promise<string> {
  await office.site.context.db.pool.query(`update staff_session set last_action_at = $1, expires_at = $2`, [
    new Date(office.site.clock.now()),
    new Date(office.site.clock.now() + days(1)),
  ])
  return officer.token
}
const open = async ({ id: playerId }: RegisteredPlayer) =>
  (await office.send(openIdentity, { playerId, reason }, await awake())).body
const revisionOf = async (player: RegisteredPlayer) => Number((await open(player)).revision)
const look = async ({ id: playerId }: RegisteredPlayer, { token }: Pick<SignedInStaff, 'token'> = officer) => {
  await awake()
  for (const item of uploadItems) await office.send(viewDocument, { playerId, item, reason }, token)
}
const decide = async (player: RegisteredPlayer, decision: Partial<RequestOf<typeof decideIdentity>>) =>
  (
    await office.send(
      decideIdentity,
      { playerId: player.id, revision: await revisionOf(player), decision: 'approve', reason, ...decision },
      await awake(),
    )
  ).body
const atPlay = async ({ id }: RegisteredPlayer) =>
  (await playersAtPlay(office.site.context.db, [BigInt(id)], office.site.clock.now()))[0]

test('from nothing to approved: drafts are kept, everything is asked for, and the house knows the name', async () => {
  const player = await newPlayer()
  expect(await stand(player)).toMatchObject({ status: 'NONE', documents: [], submittedAt: null })
  await submit(player, { firstName: 'María', isDraft: true })
  expect(await stand(player)).toMatchObject({ status: 'DRAFT', details: { firstName: 'María', lastName: '' } })

  const missing = await submit(player, { isDraft: false })
  expect(missing.status).toBe(400)
  const fields = (missing.body.faults as { field: string }[]).map(({ field }) => field)
  expect(fields).toEqual(
    expect.arrayContaining(['lastName', 'birthDate', 'idNumber', 'declarations', 'idFront', 'selfie']),
  )

  await uploadAll(player)
  const details = person()
  expect((await submit(player, details)).body).toMatchObject({ status: 'SUBMITTED', answerBy: expect.any(Number) })
  expect((await stand(player)).details).toMatchObject({ idNumber: expect.stringMatching(/^•+\w{4}$/) })
  expect((await submit(player, details)).body.errcode).toBe(1301)
  expect((await upload(player.token, 'selfie', picture)).body.errcode).toBe(1301)

  await look(player)
  expect(await decide(player, {})).toMatchObject({ errcode: 0, status: 'APPROVED' })
  expect(await identityOf(office.site.context.db, BigInt(player.id))).toMatchObject({
    status: 'APPROVED',
    name: { first: 'María', middle: 'Santos', last: 'dela Cruz' },
    idHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('only the item at fault is asked for again, with its reason, and nothing else is changed by it', async () => {
  const player = await handIn()
  const faults = [
    { item: 'idBack' as const, reason: 'blurred' as const },
    { item: 'presentAddress' as const, reason: 'incomplete' as const, note: 'The barangay is missing.' },
  ]
  expect(await decide(player, { decision: 'needInfo', faults })).toMatchObject({ status: 'NEED_INFO' })
  expect(await stand(player)).toMatchObject({
    asked: ['idBack', 'presentAddress'],
    faults: [{ item: 'idBack' }, { item: 'presentAddress', text: expect.stringContaining('barangay') }],
  })
  expect((await upload(player.token, 'selfie', picture)).body.errcode).toBe(1301)
  const early = await submit(player, { firstName: 'Eva' })
  expect((early.body.faults as { field: string }[]).map(({ field }) => field)).toEqual(['presentAddress', 'idBack'])

  office.site.clock.advance(1_000 as never)
  expect((await upload(player.token, 'idBack', picture)).body.errcode).toBe(0)
  const again = await submit(player, { presentAddress: 'Barangay Poblacion, Makati', firstName: 'Eva' })
  expect(again.body).toMatchObject({
    status: 'SUBMITTED',
    details: { firstName: 'María', presentAddress: expect.stringContaining('Poblacion') },
  })
})

test.each([
  { why: 'under 21 by one day', changes: { birthDate: calendarDay('2005-11-23') }, errcode: 1302 },
  { why: 'a number that is none of this ID', changes: { idNumber: '12345' }, errcode: 400 },
  { why: 'a name with digits', changes: { firstName: 'R2D2' }, errcode: 400 },
  { why: 'a declaration left out', changes: { declarations: signUpAnswers.declarations.slice(1) }, errcode: 400 },
])('$why is refused', async ({ changes, errcode }) => {
  const player = await newPlayer()
  await uploadAll(player)
  expect((await submit(player, { ...person(), ...changes })).body.errcode).toBe(errcode)
  expect((await stand(player)).status).not.toBe('SUBMITTED')
})

test('of ten accounts that hand in one document at once, one gets through, and the staff sees the others', async () => {
  const players: RegisteredPlayer[] = []
  for (let at = 0; at < 10; at++) players.push(await newPlayer())
  for (const player of players) await uploadAll(player)
  const details = person()
  const spelled = {
    ...details,
    idNumber: ` ${String(details.idNumber).toLowerCase().slice(0, 4)}-${String(details.idNumber).slice(4)}`,
  }
  const answers = await Promise.all(players.map((player, at) => submit(player, at % 2 ? details : spelled)))
  const codes = answers.map(({ body }) => body.errcode)
  expect(codes.filter((errcode) => errcode === 0)).toHaveLength(1)
  expect(codes.filter((errcode) => errcode === 1303)).toHaveLength(9)
  const holder = players[codes.indexOf(0)]
  expect(holder && (await open(holder)).duplicates).toHaveLength(9)
})

const registeredBirthDate = calendarDay('1990-05-04')

test('another date of birth than the one of the registration is shown in the queue and in the case', async () => {
  const same = await handIn({ ...person(), birthDate: registeredBirthDate })
  const other = await handIn({ ...person(), birthDate: calendarDay('1990-05-05') })
  const queue = (await office.send(listIdentities, { sort: 'newest' }, await awake())).body
  expect((queue.rows as readonly unknown[]).slice(0, 2)).toMatchObject([
    { playerId: Number(other.id), hasOtherBirthDate: true },
    { playerId: Number(same.id), hasOtherBirthDate: false },
  ])
  expect(await open(other)).toMatchObject({ birthDate: '1990-05-05', registeredBirthDate })
})

describe('after seven days', () => {
  test('deposits and play wait for the approval, to the moment, and it lifts them', async () => {
    const player = await newPlayer()
    office.site.clock.advance((days(7) - 1) as never)
    expect(await atPlay(player)).toMatchObject({ isIdentityDue: false, isStopped: false })
    office.site.clock.advance(1 as never)
    expect(await atPlay(player)).toMatchObject({ isIdentityDue: true, isStopped: false })

    const known = await handIn()
    await look(known)
    await decide(known, {})
    office.site.clock.advance(days(30))
    expect(await atPlay(known)).toMatchObject({ isIdentityDue: false })
    await decide(known, { decision: 'revoke' })
    expect(await atPlay(known)).toMatchObject({ isIdentityDue: true })
  })
})

test('a listed player waits at once, cannot be approved, and continues when the hit is cleared', async () => {
  const player = await handIn({ ...person(), firstName: 'Ligaya', lastName: 'Reyes' })
  const loaded = await office.send(
    loadRestrictedList,
    { list: 'NDRP', persons: [{ name: 'REYES, Ligaya S.', birthDate: calendarDay('1990-05-04') }], reason },
    await awake(),
  )
  expect(Number(loaded.body.found)).toBeGreaterThan(0)
  expect(await atPlay(player)).toMatchObject({ isIdentityDue: true })
  expect((await decide(player, {})).errcode).toBe(1325)
  const { body: queue } = await office.send(listIdentities, { show: 'hits' }, await awake())
  expect(queue.rows).toContainEqual(expect.objectContaining({ playerId: player.id, openHits: 1 }))
  const [hit] = (await open(player)).hits as { id: number }[]
  const clear = async () =>
    (await office.send(decideHit, { hitId: hit?.id ?? 0, decision: 'clear', reason }, await awake())).body.errcode
  expect(await clear()).toBe(0)
  expect(await clear()).toBe(1327)
  expect(await atPlay(player)).toMatchObject({ isIdentityDue: false })
  await look(player)
  expect((await decide(player, {})).errcode).toBe(0)

  // Another birth date means another person, and a decided match is not raised again.
  const again = await office.send(
    loadRestrictedList,
    { list: 'NDRP', persons: [{ name: 'Ligaya Reyes', birthDate: calendarDay('1980-01-01') }], reason },
    await awake(),
  )
  expect(again.body.found).toBe(0)
})

test('a player whose number is on a list waits from registration, before any name is declared', async () => {
  const mobile = '+639457770001'
  const persons = [{ name: 'Nobody Known', mobile }]
  await office.send(loadRestrictedList, { list: 'Numbers', persons, reason }, await awake())
  const listed = await registerPlayer(office.site, '09457770001', { ip: '10.77.0.1' })
  const other = await registerPlayer(office.site, '09457770002', { ip: '10.77.0.2' })
  const { db, log, metrics } = office.site.context
  const { consumers } = office.site.features
  await createOutbox({ db, clock: office.site.clock, log, metrics, consumers }).drain()
  expect(await atPlay(listed)).toMatchObject({ isIdentityDue: true })
  expect(await atPlay(other)).toMatchObject({ isIdentityDue: false })

  // A list loaded later finds existing players.
  const late = [{ name: 'Somebody Else', mobile: '+639457770002' }]
  const { body } = await office.send(loadRestrictedList, { list: 'Numbers', persons: late, reason }, await awake())
  expect(body.found).toBe(1)
  expect(await atPlay(other)).toMatchObject({ isIdentityDue: true })
})

test('ten decisions at once are one, and one that was made on an older case is stale', async () => {
  const player = await handIn()
  const revision = await revisionOf(player)
  await look(player)
  const token = await awake()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      office.send(decideIdentity, { playerId: player.id, revision, decision: 'approve', reason }, token),
    ),
  )
  expect(answers.map(({ body }) => body.errcode).filter((errcode) => errcode === 0)).toHaveLength(1)
  expect(answers.map(({ body }) => body.errcode).filter((errcode) => errcode === 1323)).toHaveLength(9)
  expect((await decide(player, { decision: 'needInfo', faults: [] })).errcode).toBe(1326)
  expect((await decide(player, { decision: 'reject' })).errcode).toBe(1324)
})

test('an approver has opened every current picture: a colleague’s view or an earlier picture does not count', async () => {
  const colleague = await office.newStaff('kycOfficer')
  const player = await handIn()
  expect((await decide(player, {})).errcode).toBe(1329)
  await look(player, colleague)
  expect((await decide(player, {})).errcode).toBe(1329)
  for (const item of uploadItems.slice(1))
    await office.send(viewDocument, { playerId: player.id, item, reason }, await awake())
  expect((await decide(player, {})).errcode).toBe(1329)
  await look(player)
  expect(await open(player)).toMatchObject({ documents: uploadItems.map(() => ({ isSeen: true })) })
  const faults = [{ item: 'selfie' as const, reason: 'blurred' as const, note: '' }]
  expect(await decide(player, { decision: 'needInfo', faults })).toMatchObject({ status: 'NEED_INFO' })
  office.site.clock.advance(1_000 as never)
  await upload(player.token, 'selfie', picture)
  await submit(player, { isDraft: false })
  expect((await decide(player, {})).errcode).toBe(1329)
  await look(player)
  expect(await decide(player, {})).toMatchObject({ errcode: 0, status: 'APPROVED' })
})

describe('an upload', () => {
  let player: RegisteredPlayer
  beforeAll(async () => {
    player = await newPlayer()
  })

  test('is re-encoded without the camera’s metadata, sealed, and given a random name', async () => {
    const photograph = await sharp(picture)
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer()
    expect(photograph.includes('a secret place')).toBe(true)
    expect((await upload(player.token, 'selfie', photograph, '../../../etc/passwd')).body.errcode).toBe(0)
    const { directory } = { directory: office.site.context.configuration.documentsDirectory }
    const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
    for (const { name, parentPath } of files) {
      expect(name).toMatch(/^[0-9a-f]{64}$/)
      expect((await readFile(join(parentPath, name))).includes('JFIF')).toBe(false)
    }
    const shown = await office.send(viewDocument, { playerId: player.id, item: 'selfie', reason }, await awake())
    const bytes = Buffer.from(String(shown.body.content), 'base64')
    expect(bytes.includes('a secret place')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640 })
    const { rows } = await office.site.context.db.pool.query(
      `select reason from staff_audit where action = 'identity.viewPicture' and subject = $1`,
      [`player:${player.id}`],
    )
    expect(rows).toEqual([{ reason }])
  })

  const huge = () =>
    sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const pdf = (body: string) => Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Catalog ${body} >> endobj\n%%EOF\n`)

  test.each([
    { what: 'a text', file: async () => Buffer.from('hello, I am a picture'), errcode: 1306 },
    { what: 'a page with a script', file: async () => Buffer.from('<svg onload="alert(1)"/>'), errcode: 1306 },
    { what: 'a picture that breaks off', file: async () => picture.subarray(0, 400), errcode: 1306 },
    {
      what: 'a script behind a picture’s first bytes',
      file: async () => Buffer.concat([picture.subarray(0, 3), Buffer.from('<script>')]),
      errcode: 1306,
    },
    { what: 'too many pixels', file: huge, errcode: 1307 },
    { what: 'a stamp', file: () => sharp(picture).resize(64, 64).png().toBuffer(), errcode: 1308 },
    {
      what: 'a PDF that runs a script',
      file: async () => pdf('/OpenAction << /S /JavaScript /JS (x) >>'),
      errcode: 1306,
    },
    { what: 'nothing', file: async () => undefined, errcode: 1304 },
    { what: 'a PDF without a page', file: async () => pdf(''), errcode: 1306 },
    { what: 'a webp', file: () => sharp(picture).webp().toBuffer(), errcode: 0 },
    {
      what: 'a file of 8 MB and a byte',
      file: async () => Buffer.concat([picture, Buffer.alloc(8 * 1024 * 1024 + 1 - picture.length)]),
      errcode: 1305,
    },
    { what: 'a file of 9 MB', file: async () => Buffer.alloc(9 * 1024 * 1024), errcode: 413 },
  ])('of $what answers $errcode', async ({ file, errcode }) => {
    expect((await upload(player.token, 'idFront', await file())).body.errcode).toBe(errcode)
  })

  test('without a session, of an item that is none, or in no form, changes nothing', async () => {
    expect((await upload('x'.repeat(43), 'selfie', picture)).status).toBe(401)
    expect((await upload(player.token, '../selfie', picture)).status).toBe(400)
    const response = await office.site.server.inject({
      method: 'POST',
      url: callPrefix + uploadDocument.path,
      headers: { 'content-type': 'application/json', authorization: player.token },
      payload: '{"item":"selfie"}',
    })
    expect(response.statusCode).toBe(400)
  })
})
