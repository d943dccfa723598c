import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, hours, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { dayOf, endOfDay } from '#core/clock/manila.ts'
import { commonErrcode } from '#core/contract/envelope.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { signIn } from '#features/players/account/contract.ts'
import { setPlayerLanguage } from '#features/players/language/server/index.ts'
import { listMail, readMail } from '#features/players/mail/contract.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import { saveNotificationChoice, turnOnNotifications } from '#features/players/notification/contract.ts'
import { takeBreak } from '#features/players/responsible-play/contract.ts'
import { goodPassword, type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { downloadDataExport, getDataExport, requestDataExport } from '../contract.ts'
import { exportFormat } from './export-text.ts'
import { pieceBytes } from './make-export.ts'

let gameProvider: TestGameProvider
let site: TestSite
let desk: ReturnType<typeof openTestDeposits>
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  site = gameProvider.site
  desk = openTestDeposits(site)
  await seedDemoContent(site.context.db, site.clock.now())
})
afterAll(() => gameProvider.close())

let numbers = 0
const newPlayer = async (): Promise<RegisteredPlayer> => {
  numbers += 1
  site.clock.advance(minutes(2))
  return registerPlayer(site, `0945777${String(numbers).padStart(4, '0')}`, { ip: `10.7.${numbers}.1` })
}

const { exportRunning, exportToday, wrongCredentials, locked } = requestDataExport.refusals
const { exportNotFound } = downloadDataExport.refusals

const answerSchema = v.object({
  export: v.nullable(
    v.object({
      id: v.number(),
      state: v.string(),
      requestedAt: v.number(),
      file: v.nullable(v.object({ expiresAt: v.number(), pieces: v.number(), sizeBytes: v.number() })),
    }),
  ),
  nextAt: v.nullable(v.number()),
})
type Caller = Pick<RegisteredPlayer, 'token'>

const ask = async ({ token }: Caller, password = goodPassword) =>
  (await site.send(requestDataExport, await site.encrypted(password), { token })).body
const look = async ({ token }: Caller) => v.parse(answerSchema, (await site.send(getDataExport, {}, { token })).body)
const download = async ({ token }: Caller, exportId: number, piece = 1) =>
  (await site.send(downloadDataExport, { exportId, piece }, { token })).body

/** Asks, lets the job run, and returns the ready copy. */
async function made(player: RegisteredPlayer) {
  expect(await ask(player)).toMatchObject({ errcode: 0, export: { state: 'making', file: null } })
  await site.runDue()
  const { export: copy } = await look(player)
  if (copy === null || copy.file === null)
    throw new Error(`not ready: ${site.logLines.filter((line) => line.includes('dataExport')).at(-1)}`)
  return { id: copy.id, ...copy.file }
}

async function textOf(player: RegisteredPlayer): Promise<string> {
  const { id, pieces, sizeBytes } = await made(player)
  let base64 = ''
  for (let piece = 1; piece <= pieces; piece++) {
    const body = await download(player, id, piece)
    expect(body).toMatchObject({ errcode: 0, type: 'application/json' })
    base64 += String(body.base64)
  }
  const bytes = Buffer.from(base64, 'base64')
  expect(bytes).toHaveLength(sizeBytes)
  return bytes.toString('utf8')
}

const copySchema = v.looseObject({
  format: v.literal(exportFormat),
  about: v.array(v.string()),
  account: v.tuple([v.looseObject({ nickname: v.string(), birthDate: v.string(), mobile: v.string() })]),
  agreements: v.array(v.object({ document: v.string(), version: v.string(), at: v.string() })),
  sessions: v.array(v.looseObject({ device: v.string() })),
  signIns: v.array(v.looseObject({ succeeded: v.boolean() })),
  breaks: v.array(v.looseObject({ kind: v.string() })),
  messages: v.array(v.looseObject({ title: v.string() })),
  deposits: v.array(v.looseObject({ orderId: v.string() })),
  transactions: v.array(v.looseObject({ reason: v.string(), amount: v.string(), unit: v.string() })),
  rounds: v.array(v.looseObject({ round: v.string() })),
})
const copyOf = async (player: RegisteredPlayer) => v.parse(copySchema, JSON.parse(await textOf(player)))

describe('asking', () => {
  test('a player who never asked has no copy, and can ask at once', async () => {
    expect(await look(await newPlayer())).toEqual({ export: null, nextAt: null })
  })

  test('a wrong password is refused, and the third one locks', async () => {
    const player = await newPlayer()
    const answers = [await ask(player, 'wrong wrong 1'), await ask(player, 'wrong wrong 2')]
    expect(answers.map(({ errcode }) => errcode)).toEqual([wrongCredentials, wrongCredentials])
    expect((await ask(player, 'wrong wrong 3')).errcode).toBe(wrongCredentials)
    expect((await ask(player)).errcode).toBe(locked)
    expect(await look(player)).toEqual({ export: null, nextAt: null })
  })

  test('while one is being made, another is refused', async () => {
    const player = await newPlayer()
    expect((await ask(player)).errcode).toBe(0)
    expect(await ask(player)).toMatchObject({ errcode: exportRunning })
  })

  test('a second one on the same day is refused, and made from the next day on', async () => {
    const player = await newPlayer()
    const first = await made(player)
    const midnight = endOfDay(dayOf(site.clock.now()))
    expect(await ask(player)).toMatchObject({ errcode: exportToday })
    expect(await look(player)).toMatchObject({ export: { state: 'ready' }, nextAt: midnight })
    site.clock.set(subtractDuration(midnight, milliseconds(1)))
    const signedIn = await again(player)
    expect(await ask(signedIn)).toMatchObject({ errcode: exportToday })
    site.clock.set(midnight)
    const second = await made(signedIn)
    expect(second.id).not.toBe(first.id)
    expect((await download(signedIn, first.id)).errcode).toBe(exportNotFound)
  })

  test('ten at once make one copy and one message', async () => {
    const player = await newPlayer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(player)))
    const codes = answers.map(({ errcode }) => errcode)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect([exportRunning, exportToday, locked, 0]).toEqual(expect.arrayContaining(codes))
    const jobs = await gameProvider.rows(`select key from job where name = 'dataExport.make'`)
    const copies = await gameProvider.rows('select id::text as key from data_export where player_id = $1', [player.id])
    expect(jobs.filter(({ key }) => copies.some((copy) => copy.key === key))).toHaveLength(1)
    await site.runDue()
    expect(await titlesOf(player)).toEqual(['Your data is ready to download'])
  })

  test('a copy that is not made within a day counts as failed, and another can be asked for', async () => {
    const player = await newPlayer()
    await ask(player)
    await gameProvider.rows(`delete from job where name = 'dataExport.make' returning id`)
    site.clock.advance(hours(24))
    const signedIn = await again(player)
    expect(await look(signedIn)).toMatchObject({ export: { state: 'failed', file: null }, nextAt: null })
    await made(signedIn)
  })

  test('an excluded player who comes to withdraw can ask too', async () => {
    const player = await newPlayer()
    await site.send(takeBreak, { length: '6m' }, { token: player.token })
    const body = { account: player.mobile, ...(await site.encrypted(goodPassword)), duringBreak: true }
    const token = String((await site.send(signIn, body, {})).body.token)
    const { breaks, account } = await copyOf({ ...player, token })
    expect(breaks).toMatchObject([{ kind: 'selfExclusion' }])
    expect(account).toMatchObject([{ state: 'excluded' }])
  })
})

const titlesOf = async ({ token }: Caller): Promise<unknown[]> => {
  const { body } = await site.send(listMail, {}, { token })
  return v.parse(v.array(v.looseObject({ title: v.string() })), body.list).map(({ title }) => title)
}

/** Signs in again where the time has run on. */
async function again(player: RegisteredPlayer): Promise<RegisteredPlayer> {
  const body = { account: player.mobile, ...(await site.encrypted(goodPassword)) }
  return { ...player, token: String((await site.send(signIn, body, {})).body.token) }
}

describe('the file', () => {
  test('has a real deposit and a real round, with their movements', async () => {
    const player = await newPlayer()
    const order = await desk.begin(player, 50_000)
    expect(await desk.tell(order, 'paid')).toBe(200)
    const playerId = String(player.id)
    const launchToken = await gameProvider.launch(BigInt(player.id))
    const { session } = await gameProvider.ask('authenticate', { launchToken, gameCode })
    const roundId = newId('round')
    const bet = { playerId, session, gameCode, roundId, txId: newId('bet'), amount: 1_250 }
    expect((await gameProvider.ask('bet', bet)).code).toBe(0)

    await site.send(turnOnNotifications, { device: { kind: 'app' } }, player)
    const off = { choice: { channel: 'push', fact: 'roundEnded' }, isOn: false } as const
    expect((await site.send(saveNotificationChoice, off, player)).body.errcode).toBe(0)
    await gameProvider.rows(
      `insert into inventory_item (player_id, source, source_key, line, prop_id, count, given_at)
       values ($1, 'test', 'test', 1, 2, 3, now()) returning id`,
      [player.id],
    )

    const copy = await copyOf(player)
    expect(copy.deposits).toMatchObject([{ orderId: order.orderId, amount: '500.00', state: 'credited' }])
    expect(copy.rounds).toMatchObject([{ round: roundId, game: gameCode, bet: '12.50', state: 'OPEN' }])
    expect(copy.transactions).toMatchObject([
      { number: 1, reason: 'deposit', amount: '500.00', unit: 'coin', toBalance: '500.00' },
      { number: 2, reason: 'bet', reference: roundId, amount: '12.50', fromBalance: '487.50' },
    ])
    expect(copy.account).toMatchObject([{ mobile: `+63${player.mobile.slice(1)}`, birthDate: '1990-05-04' }])
    expect(copy.agreements.map(({ document }) => document)).toEqual(
      expect.arrayContaining(['termsOfUse', 'privacyPolicy']),
    )
    expect(copy.sessions).toHaveLength(1)
    expect(copy).toMatchObject({ declarations: expect.any(Array), identity: [], payoutAccounts: [], withdrawals: [] })
    expect(copy).toMatchObject({
      items: [{ item: 2, count: 3, source: 'test' }],
      notificationDevices: [{ kind: 'app' }],
      messagesTurnedOff: [{ channel: 'push', fact: 'roundEnded' }],
    })
    expect(copy).toMatchObject({ limits: [{ kind: 'realityCheck' }], promotionClaims: expect.any(Array) })
  })

  test('has no secret, and nothing of another player', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    await gameProvider.rows('update player set superior_id = $2 where id = $1 returning id', [player.id, other.id])
    await gameProvider.rows(
      `insert into bank_account (player_id, slot, institution, number_sealed, number_hash, number_end, holder, is_verified, bound_at)
       values ($1, 1, 'gcash', 'sealed-number', $3, '4567', 'Maria', true, now()),
         ($2, 1, 'gcash', 'sealed-of-other', $3, '9876', 'Juan', true, now()) returning id`,
      [player.id, other.id, Buffer.alloc(32, 7)],
    )
    const text = await textOf(player)
    const [secrets] = await gameProvider.rows(
      `select password_hash, encode(token_hash, 'hex') as token_hash, encode(token_hash, 'base64') as token_base64
       from player p join session s on s.player_id = p.id where p.id = $1`,
      [player.id],
    )
    expect(text).toContain('"numberEndsWith":"4567"')
    expect(text).toContain('"wasInvited":true')
    const strangers = [String(other.id), other.mobile.slice(1), '9876', 'Juan']
    const bytes = ['sealed-number', Buffer.from('sealed-number').toString('hex'), Buffer.alloc(32, 7).toString('hex')]
    for (const secret of [player.token, '$argon2', ...Object.values(secrets ?? {}).map(String), ...bytes]) {
      expect(text).not.toContain(secret)
    }
    for (const part of strangers) expect(text).not.toContain(part)
  })

  test('comes in pieces that are one file together, sealed in the database', async () => {
    const player = await newPlayer()
    const line = 'Mabuhay ₱ '.repeat(30_000)
    const sentAt = site.clock.now()
    for (const sourceKey of ['a', 'b', 'c']) {
      const letter = {
        playerId: BigInt(player.id),
        kind: 'support' as const,
        source: 'test',
        sourceKey,
        title: sourceKey,
        body: [line],
        items: [],
      }
      await site.context.db.transaction((tx) =>
        sendMail(tx, { ...letter, sentAt, expiresAt: addDuration(sentAt, days(1)) }),
      )
    }
    const copy = await copyOf(player)
    expect(copy.messages).toMatchObject([{ body: [line] }, { body: [line] }, { body: [line] }])
    const stored = await gameProvider.rows(
      `select p.content from data_export_piece p join data_export e on e.id = p.export_id where e.player_id = $1`,
      [player.id],
    )
    expect(stored.length).toBeGreaterThan(1)
    for (const { content } of stored) expect(String(content)).not.toContain('Mabuhay')
    expect((3 * Buffer.byteLength(line)) / pieceBytes).toBeGreaterThan(1)
  })

  test.each([
    {
      language: 'en',
      title: 'Your data is ready to download',
      about:
        'This is the data we hold about you: profile, agreements, logins, identity details, payout accounts, limits, deposits, withdrawals, transactions, rounds, promotions and messages.',
    },
    {
      language: 'fil',
      title: 'Puwede nang i-download ang data mo',
      about:
        'Ito ang data mo na hawak namin: profile, mga agreement, login, detalye ng identity, payout account, limit, deposit, withdrawal, transaction, round, promo at mensahe.',
    },
  ] as const)('is announced and described in $language', async ({ language, title, about }) => {
    const player = await newPlayer()
    await setPlayerLanguage(site.context.db, { playerId: BigInt(player.id), language })
    expect((await copyOf(player)).about[0]).toBe(about)
    const { body } = await site.send(listMail, {}, { token: player.token })
    expect(body.list).toMatchObject([{ title }])
    const [letter] = v.parse(v.array(v.looseObject({ id: v.number() })), body.list)
    expect((await site.send(readMail, { id: letter?.id ?? 0 }, { token: player.token })).body.errcode).toBe(0)
  })
})

describe('downloading', () => {
  test('is refused for another player’s copy, for a piece that is not there, and before it is ready', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    const { id, pieces } = await made(player)
    await made(other)
    expect((await download(other, id)).errcode).toBe(exportNotFound)
    expect((await download(player, id, pieces + 1)).errcode).toBe(exportNotFound)
    const third = await newPlayer()
    await ask(third)
    const { export: copy } = await look(third)
    expect((await download(third, copy?.id ?? 0)).errcode).toBe(exportNotFound)
  })

  test('needs the password again after an idle time', async () => {
    const player = await newPlayer()
    const { id } = await made(player)
    site.clock.advance(minutes(31))
    expect((await download(player, id)).errcode).toBe(commonErrcode.passwordNeeded)
  })

  test('ends after seven days, when the file is deleted', async () => {
    const player = await newPlayer()
    const { id, expiresAt } = await made(player)
    expect(expiresAt).toBe(addDuration(site.clock.now(), days(7)))
    const piecesLeft = async () =>
      (await gameProvider.rows('select number from data_export_piece where export_id = $1', [id])).length
    site.clock.set(subtractDuration(addDuration(site.clock.now(), days(7)), milliseconds(1)))
    const before = await again(player)
    await site.runDue()
    expect((await download(before, id)).errcode).toBe(0)
    site.clock.advance(milliseconds(1))
    expect(await look(before)).toMatchObject({ export: { state: 'expired', file: null }, nextAt: null })
    expect((await download(before, id)).errcode).toBe(exportNotFound)
    expect(await piecesLeft()).toBe(1)
    site.clock.advance(hours(1))
    await site.runDue()
    expect(await piecesLeft()).toBe(0)
    expect(await look(await again(player))).toMatchObject({ export: { state: 'expired', file: null } })
  })
})
