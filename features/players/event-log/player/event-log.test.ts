import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callPrefix } from '#core/contract/envelope.ts'
import { logEvents } from '../contract.ts'
import { createEventLog } from './event-log.ts'

class TestPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const sent: string[][] = []
  const beacons: string[] = []
  const log = createEventLog({
    now: () => 1_000,
    userId: () => '17',
    envelope: () => ({ channel: 'WEB', appId: 'bituin' }),
    send: (events) => sent.push(events.map(({ eventName }) => eventName)),
    beacon: (url) => beacons.push(url) > 0,
  })
  return { log, sent, beacons, page: new TestPage() }
}

test('events go together, three seconds after the first look', () => {
  const { log, sent, page } = setUp()
  const end = log.run(page)
  log.add('a')
  log.add('b')
  vi.advanceTimersByTime(2_999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([['a', 'b']])
  end()
})

test('twenty go at once', () => {
  const { log, sent } = setUp()
  for (let at = 0; at < 21; at++) log.add(`e${at}`)
  expect(sent.map((batch) => batch.length)).toEqual([20])
})

test('a page that hides sends what waits by beacon, and nothing twice', () => {
  const { log, sent, beacons, page } = setUp()
  const end = log.run(page)
  log.add('a')
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(10_000)
  expect([beacons, sent]).toEqual([[callPrefix + logEvents.path], []])
  end()
})
