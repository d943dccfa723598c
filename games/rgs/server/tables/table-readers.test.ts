import { beforeEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { masterSecret } from '#platform/crypto/master-secret.ts'
import { TableReaders } from './table-readers.ts'
import { ticketHolder, watchTicket } from './watch-ticket.ts'

type Stream = { isOpen: boolean; readonly end: () => void }
const stream = (): Stream => {
  const made: Stream = { isOpen: true, end: () => void (made.isOpen = false) }
  return made
}
const guestAt = (at: number) => ({ address: `10.0.0.${at}` })
const player = (at: number) => ({ account: String(at) })
let readers: TableReaders<Stream>
beforeEach(() => {
  readers = new TableReaders({ all: 10, guests: 6, guestsOfAddress: 3, ofPlayer: 2 })
})

test('guests of an address have three streams, and all guests six', () => {
  const ofOne = [1, 2, 3, 4].map(() => readers.admit(stream(), guestAt(1)))
  expect(ofOne).toEqual([true, true, true, false])
  const ofOthers = [2, 3, 4, 5].map((at) => readers.admit(stream(), guestAt(at)))
  expect(ofOthers).toEqual([true, true, true, false])
})

test('a stream that ends makes room for the next guest', () => {
  const streams = [stream(), stream(), stream()]
  for (const each of streams) readers.admit(each, guestAt(1))
  for (const each of streams) readers.leave(each)
  expect(readers.admit(stream(), guestAt(1))).toBe(true)
})

test('a player always gets in: the oldest guest leaves for him', () => {
  const guests = Array.from({ length: 6 }, stream)
  guests.forEach((each, at) => readers.admit(each, guestAt(at)))
  for (let at = 0; at < 4; at++) expect(readers.admit(stream(), player(at))).toBe(true)
  expect(readers.admit(stream(), player(9))).toBe(true)
  expect(guests.map(({ isOpen }) => isOpen)).toEqual([false, true, true, true, true, true])
})

test('a player’s third stream takes the place of his first', () => {
  const own = [stream(), stream(), stream()]
  expect(own.map((each) => readers.admit(each, player(1)))).toEqual([true, true, true])
  expect(own.map(({ isOpen }) => isOpen)).toEqual([false, true, true])
})

test('where all streams are players’ of their own, one more finds no room', () => {
  for (let at = 0; at < 10; at++) readers.admit(stream(), player(at))
  expect(readers.admit(stream(), player(11))).toBe(false)
})

const hash = createKeyedHash(masterSecret('the secret of a studio in tests!'), 'token')
const other = createKeyedHash(masterSecret('the secret of another in tests!!'), 'token')
const now = instant(1_795_000_000_000)

test('a ticket names its account for twelve hours, and nobody can write one', () => {
  const ticket = watchTicket(hash, 17n, now)
  expect(ticketHolder(hash, ticket, now)).toBe('17')
  expect(ticketHolder(hash, ticket, instant(now + 12 * 3_600_000))).toBeUndefined()
  expect(ticketHolder(other, ticket, now)).toBeUndefined()
  expect(ticketHolder(hash, ticket.replace(/^17/, '18'), now)).toBeUndefined()
  for (const text of ['', '17', '17.99999999999999.', 'x'.repeat(200)])
    expect(ticketHolder(hash, text, now)).toBeUndefined()
})
