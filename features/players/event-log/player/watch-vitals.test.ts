import { afterEach, expect, test, vi } from 'vitest'
import { pageOf } from '../vitals.ts'
import { watchVitals } from './watch-vitals.ts'

type Entry = { readonly startTime?: number; readonly duration?: number; readonly interactionId?: number }

/** A browser that measures these kinds, and what it sees when. */
function openBrowser(types: readonly string[]) {
  const seen = new Map<string, (entries: readonly Entry[]) => void>()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = types
      readonly #take: (list: { getEntries: () => readonly Entry[] }) => void
      #type = ''
      constructor(take: (list: { getEntries: () => readonly Entry[] }) => void) {
        this.#take = take
      }
      observe({ type }: { readonly type: string }) {
        this.#type = type
        seen.set(type, (entries) => this.#take({ getEntries: () => entries }))
      }
      disconnect() {
        seen.delete(this.#type)
      }
    },
  )
  const reported: unknown[] = []
  let path = '/lobby/home'
  const vitals = watchVitals(
    (name, params) => reported.push([name, params]),
    () => path,
  )
  return {
    reported,
    vitals,
    sees: (type: string, ...entries: Entry[]) => seen.get(type)?.(entries),
    moveTo: (next: string) => {
      path = next
      vitals.moved()
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

const lcp = 'largest-contentful-paint'
const both = [lcp, 'event']

test.each([
  ['/', '/'],
  ['/lobby/home', '/lobby/home'],
  ['/game/1203/play', '/game/:id/play'],
  ['/activity/firstCharge', '/activity/firstCharge'],
  ['/i/aVeryLongInvitationOfSomebody', '/i/:id'],
])('%s is the page %s', (path, page) => expect(pageOf(path)).toBe(page))

test('the largest part of the first page is reported once, when the player moves on', () => {
  const { reported, sees, moveTo, vitals } = openBrowser(both)
  sees(lcp, { startTime: 800 }, { startTime: 1_900.4 })
  expect(reported).toEqual([])
  moveTo('/game/12')
  sees(lcp, { startTime: 9_000 })
  vitals.hidden()
  expect(reported).toEqual([['web_vital', { vital: 'LCP', page: '/lobby/home', ms: 1_900 }]])
})

test('each page reports its own slowest tap, and what no tap caused counts nowhere', () => {
  const { reported, sees, moveTo, vitals } = openBrowser(both)
  sees('event', { duration: 64, interactionId: 1 }, { duration: 180, interactionId: 2 }, { duration: 900 })
  moveTo('/mail')
  sees('event', { duration: 48, interactionId: 3 })
  vitals.hidden()
  vitals.hidden()
  expect(reported).toEqual([
    ['web_vital', { vital: 'INP', page: '/lobby/home', ms: 180 }],
    ['web_vital', { vital: 'INP', page: '/mail', ms: 48 }],
  ])
})

test('a browser that measures nothing reports nothing', () => {
  const { reported, moveTo, vitals } = openBrowser([])
  moveTo('/mail')
  vitals.hidden()
  vitals.stop()
  expect(reported).toEqual([])
})
