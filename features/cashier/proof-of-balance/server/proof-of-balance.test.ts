import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, calendarDay, type CalendarDay, dayOf, endOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { makeRoot, post } from '#ledger'
import { verifyLiability } from '#ledger/proof/verify-liability.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { getBalanceProof, listBalanceRoots } from '../contract.ts'
import { readProof } from '../proof-document.ts'

let site: TestSite
let maria: RegisteredPlayer
let juan: RegisteredPlayer
let today: CalendarDay
beforeAll(async () => {
  site = await openTestSite()
  today = dayOf(site.clock.now())
  maria = await registerPlayer(site, '09175550201')
  juan = await registerPlayer(site, '09175550202')
  await credit(maria, 150_000n)
  await credit(juan, 2_050n)
  await closeDay(today)
})
afterAll(() => site.close())

const credit = ({ id }: RegisteredPlayer, amount: bigint) =>
  site.context.db.transaction((tx) =>
    post(tx, {
      playerId: BigInt(id),
      source: 'test',
      key: `credit-${id}`,
      now: site.clock.now(),
      transfers: [
        { reason: 'manualCredit', from: 'adjustment', to: 'coin', amount: centavos(amount), reference: 'test' },
      ],
    }),
  )
/** As the nightly job does it, five minutes after midnight in Manila. */
const closeDay = (day: CalendarDay) =>
  makeRoot(site.context.db, {
    day,
    now: addDuration(endOfDay(day), minutes(5)),
    bytes: () => new Uint8Array(32).fill(7),
  })
const proofOf = (player: RegisteredPlayer, day = today) => site.send(getBalanceProof, { day }, { token: player.token })

test('the sum of all balances is published for everybody, with its root', async () => {
  const { body } = await site.send(listBalanceRoots, {})
  expect(body.roots).toMatchObject([{ day: today, players: 2, total: 152_050, isProvable: true }])
})

test('a player gets the way from the own balance to the root, and anybody can check it', async () => {
  const { body } = await proofOf(maria)
  const proof = readProof(JSON.stringify(body))
  expect(proof?.leaf).toMatchObject({ playerId: BigInt(maria.id), amount: 150_000n })
  const published = (await site.send(listBalanceRoots, {})).body.roots
  expect(published).toMatchObject([{ hash: proof?.root.hash, total: Number(proof?.root.total) }])
  expect(proof && verifyLiability(proof, proof.root)).toBe('included')
})

test('nobody else’s balance stands in it', async () => {
  const { body } = await proofOf(maria)
  const text = JSON.stringify(body)
  expect(text).not.toContain(String(juan.id))
  expect(text).not.toContain(JSON.stringify((await proofOf(juan)).body.leaf))
})

test('without a session there is no proof', async () => {
  expect(await site.send(getBalanceProof, { day: today })).toMatchObject({ status: 401 })
})

test.each([
  ['a day without a root', (day: CalendarDay) => addDays(day, -1)],
  ['a day to come', (day: CalendarDay) => addDays(day, 1)],
  ['a day long ago', () => calendarDay('2001-01-01')],
])('of %s there is none', async (_, requestedDay) => {
  expect((await proofOf(maria, requestedDay(today))).body).toMatchObject({ errcode: 1112 })
})

test('a player without a balance on the day has no proof', async () => {
  const late = await registerPlayer(site, '09175550203')
  expect((await proofOf(late)).body).toMatchObject({ errcode: 1112 })
})

test('a day is that of Manila, and stays provable for five weeks of roots', async () => {
  site.clock.set(addDuration(endOfDay(today), minutes(5)))
  for (const later of [1, 35]) await closeDay(addDays(today, later))
  const provable = async () => {
    const roots = (await site.send(listBalanceRoots, {})).body.roots
    return Array.isArray(roots)
      ? roots.map((root: { day: string; isProvable: boolean }) => [root.day, root.isProvable])
      : []
  }
  expect(await provable()).toEqual([
    [addDays(today, 35), true],
    [addDays(today, 1), true],
    [today, true],
  ])
  expect((await proofOf(maria)).body).toMatchObject({ errcode: 0 })
  await closeDay(addDays(today, 36))
  expect(await provable()).toContainEqual([today, false])
  expect((await proofOf(maria)).body).toMatchObject({ errcode: 1112 })
})

test('sixty proofs in ten minutes are enough', async () => {
  site.clock.advance(days(1))
  const { token } = await registerPlayer(site, '09175550204')
  const answers = []
  for (let count = 0; count < 61; count++) answers.push(await site.send(getBalanceProof, { day: today }, { token }))
  expect(answers.slice(0, 60).every(({ body }) => body.errcode === 1112)).toBe(true)
  expect(answers[60]?.body).toMatchObject({ errcode: 1020 })
})
