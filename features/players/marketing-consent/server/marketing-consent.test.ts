import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { listPlayerConsents, readMarketingConsents, saveMarketingConsent } from '../contract.ts'
import { currentWording, wordings } from '../wordings.ts'
import { consentsLock } from './store/consent.store.ts'

let office: TestBackOffice
let ana: RegisteredPlayer
let last = 0

beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())
beforeEach(async () => {
  office.site.clock.advance(minutes(2))
  ana = await registerPlayer(office.site, `0927${String(++last).padStart(7, '0')}`)
})

type Change = { readonly isGiven: boolean; readonly wording?: number; readonly language?: 'en' | 'fil' }
const save = async ({ isGiven, wording = currentWording, language = 'en' }: Change) =>
  (await office.site.send(saveMarketingConsent, { channel: 'sms', isGiven, wording }, { ...ana, language })).body
    .errcode
const given = async () => {
  const { body } = await office.site.send(readMarketingConsents, {}, ana)
  return (body['consents'] as { channel: string; since: number | null }[])
    .filter(({ since }) => since !== null)
    .map(({ channel }) => channel)
}
const history = async () => {
  const crm = await office.newStaff('crm')
  const { body } = await office.send(listPlayerConsents, { playerId: ana.id, sort: 'oldest' }, crm.token)
  return body['rows'] as unknown[]
}

describe('a consent to promos', () => {
  test('is given for no channel by a new player', async () => {
    expect(await given()).toEqual([])
    expect(await history()).toEqual([])
  })

  test('is kept with its time, words, language and place, and stays in the history when it is withdrawn', async () => {
    expect(await save({ isGiven: true, language: 'fil' })).toBe(0)
    const at = office.site.clock.now()
    expect(await given()).toEqual(['sms'])
    office.site.clock.advance(minutes(1))
    expect(await save({ isGiven: false })).toBe(0)
    expect(await given()).toEqual([])
    const text = wordings[0]?.sms.en
    expect(await history()).toMatchObject([
      { channel: 'sms', isGiven: true, isNow: false, wording: 1, text, language: 'fil', source: 'settings', at },
      { channel: 'sms', isGiven: false, isNow: true, wording: 1, language: 'en', source: 'settings' },
    ])
  })

  test('to other words than those of now is refused, and a withdrawal never is', async () => {
    expect(await save({ isGiven: true, wording: currentWording + 1 })).toBe(1516)
    expect(await given()).toEqual([])
    await save({ isGiven: true })
    expect(await save({ isGiven: false, wording: currentWording + 1 })).toBe(0)
    expect(await given()).toEqual([])
  })

  test('given ten times at once is one row, and withdrawn ten times at once is one', async () => {
    const ten = (isGiven: boolean) => Promise.all(Array.from({ length: 10 }, () => save({ isGiven })))
    expect(await ten(true)).toEqual(Array(10).fill(0))
    expect(await history()).toHaveLength(1)
    expect(await ten(false)).toEqual(Array(10).fill(0))
    expect(await history()).toHaveLength(2)
  })

  test('is not withdrawn in the middle of a transaction that sends by it', async () => {
    await save({ isGiven: true })
    const order: string[] = []
    const mine = BigInt(ana.id)
    const locked = Promise.withResolvers<void>()
    const sending = office.site.context.db.transaction(async (tx) => {
      expect(await consentsLock(tx, 'sms', [mine])).toEqual(new Set([mine]))
      locked.resolve()
      await new Promise((resolve) => setTimeout(resolve, 150))
      order.push('sent')
    })
    await locked.promise
    const withdrawing = save({ isGiven: false }).then((errcode) => order.push(`withdrawn ${errcode}`))
    await sending
    await withdrawing
    expect(order).toEqual(['sent', 'withdrawn 0'])
  })
})

test('no word changes without a new version', () => {
  const print = wordings.map((wording) =>
    createHash('sha256').update(JSON.stringify(wording)).digest('hex').slice(0, 16),
  )
  expect(print).toEqual(['e2612e0c2b634a29'])
})

test('no row of the history is changed or deleted', async () => {
  await save({ isGiven: true })
  const { pool } = office.site.context.db
  await expect(pool.query('update marketing_consent_change set is_given = false')).rejects.toThrow('permission denied')
  await expect(pool.query('delete from marketing_consent_change')).rejects.toThrow('permission denied')
})
