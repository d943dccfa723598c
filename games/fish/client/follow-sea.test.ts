// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StudioClient } from '#games/client/studio-client.ts'
import type { OwnSeat, SeaNews } from '#games/rgs/sea-contract.ts'
import { followSea } from './follow-sea.ts'

class TestStream extends EventTarget {
  static opened: TestStream[] = []
  readonly url: string
  readonly CLOSED = 2
  readyState = 1
  constructor(url: string) {
    super()
    this.url = url
    TestStream.opened.push(this)
  }
  close(): void {
    this.readyState = this.CLOSED
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

type Answer = 'seat' | 'refused' | 'lost'

/** The page at a sea whose studio answers so, one request after the other, and with seats from then on. */
async function follow(answers: Answer[]) {
  const [seats, firsts]: [OwnSeat[], boolean[]] = [[], []]
  let requests = 0
  const ask = async () => {
    const answer = answers.shift() ?? 'seat'
    requests++
    if (answer === 'lost') return { kind: 'lost' }
    if (answer === 'refused') return { kind: 'refused', refusal: 'sessionOver', message: '' }
    return { kind: 'answer', answer: { sea: 1, seat: 2, seed: 3, ticket: `ticket ${requests}` } }
  }
  followSea({ ask } as unknown as StudioClient, {
    onSeat: (seat) => seats.push(seat),
    onNews: (_, isFirst) => firsts.push(isFirst),
    onLost: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(0)
  return { seats, firsts, asked: () => requests }
}
const latest = (): TestStream => TestStream.opened.at(-1) ?? new TestStream('')
const tell = (): void => {
  const news: SeaNews = { now: 0, seats: [], volleys: [] }
  latest().dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }))
}

test('the seat is taken first, and its ticket opens the stream', async () => {
  const { seats, firsts } = await follow([])
  expect([seats.length, latest().url]).toEqual([1, '/rgs/v1/sea-events?ticket=ticket+1'])
  latest().dispatchEvent(new Event('open'))
  tell()
  tell()
  expect(firsts).toEqual([true, false])
})

test('a seat that the studio no longer knows is asked for again', async () => {
  const { seats } = await follow([])
  Object.assign(latest(), { readyState: 2 }).dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect([seats.length, latest().url]).toEqual([2, '/rgs/v1/sea-events?ticket=ticket+2'])
})

test('a request that was lost is sent again; one that was refused is not', async () => {
  const lost = await follow(['lost'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect([lost.asked(), lost.seats.length]).toEqual([2, 1])
  const refused = await follow(['refused'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([refused.asked(), refused.seats.length]).toEqual([1, 0])
})
