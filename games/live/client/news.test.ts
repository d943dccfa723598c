// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTable } from './news.ts'

/** The browser's stream, as far as the page sees it. */
class TestStream extends EventTarget {
  static opened: TestStream[] = []
  readonly url: string
  readonly CLOSED = 2
  readyState = 1
  isClosed = false
  constructor(url: string) {
    super()
    this.url = url
    TestStream.opened.push(this)
  }
  close(): void {
    this.isClosed = true
  }
}

beforeEach(() => {
  TestStream.opened = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', TestStream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow(game: string) {
  const lost: boolean[] = []
  followTable(
    { opened: { title: { code: game }, watch: 'a ticket' } },
    { onNews: () => undefined, onLost: (isLost) => lost.push(isLost) },
  )
  const streams = (): TestStream[] =>
    TestStream.opened.filter(({ url }) => url.endsWith(`?game=${game}&watch=a+ticket`))
  const say = (name: string): void => void streams().at(-1)?.dispatchEvent(new Event(name))
  const refuse = (): void => {
    Object.assign(streams().at(-1) ?? {}, { readyState: 2 })
    say('error')
  }
  return { lost, say, refuse, streams }
}

test('a stream with heartbeats is not lost; a silent one is, and is reopened', () => {
  const { lost, say, streams } = follow('color-game')
  say('open')
  for (let beats = 0; beats < 6; beats++) {
    vi.advanceTimersByTime(5_000)
    say('beat')
  }
  expect([lost, streams().length]).toEqual([[false], 1])
  vi.advanceTimersByTime(13_000)
  expect([lost, streams().length]).toEqual([[false, true], 2])
  expect(streams()[0]?.isClosed).toBe(true)
  say('open')
  expect(lost.at(-1)).toBe(false)
})

test('a device that says it has no connection stops play at once, and goes on when it has one', () => {
  const { lost, say, streams } = follow('sic-bo-bituin')
  say('open')
  window.dispatchEvent(new Event('offline'))
  expect(lost).toEqual([false, true])
  window.dispatchEvent(new Event('online'))
  expect(streams()).toHaveLength(2)
  say('open')
  expect(lost.at(-1)).toBe(false)
})

test('a stream that the studio refuses is asked for again', () => {
  const { lost, refuse, streams } = follow('dragon-tiger')
  refuse()
  expect([lost, streams().length]).toEqual([[true], 1])
  vi.advanceTimersByTime(2_000)
  expect(streams()).toHaveLength(2)
})

test('a page that the browser keeps for later follows nothing until it is shown again', () => {
  const { streams } = follow('baccarat-bituin')
  window.dispatchEvent(new Event('pagehide'))
  expect(streams().map(({ isClosed }) => isClosed)).toEqual([true])
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(streams()).toHaveLength(2)
})
