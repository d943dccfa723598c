import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { testGame } from '#features/office/web-configuration/testing/test-games.ts'
import { openLobby } from '#tests/lobby/open-lobby.tsx'

const tileWidth = 104
const count = 16
const games = Array.from({ length: count }, (_, at) => testGame(at + 1, { sort: at, hotSort: at, theme: 'sea' }))
const popular = { by: 'rounds', gameIds: games.map(({ id }) => id) } as const

/** jsdom has no layout: a phone's row, which is near the screen. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(function width(this: Element) {
    return new DOMRect(0, 0, this.childElementCount * tileWidth, 140)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  resizes.clear()
  leaveNothingBehind()
})

/** Reports to all that watch a width. */
const resizes = new Set<() => void>()

type Row = {
  readonly name?: string
  /** Whether a browser has measured the row. */
  readonly isMeasured?: boolean
}

async function openRow({ name = 'Popular games', isMeasured = true }: Row = {}) {
  const site = openLobby('/lobby/home', { configuration: { firstGameList: games, gameCount: count, popular } })
  vi.stubGlobal(
    'IntersectionObserver',
    observer((report) => report([{ isIntersecting: true }])),
  )
  vi.stubGlobal(
    'ResizeObserver',
    observer((report) => {
      if (!isMeasured) return
      resizes.add(() => report([]))
      report([])
    }),
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  site.open()
  const list = await screen.findByRole('list', { name })
  // By then all that comes late is there.
  await waitFor(() => expect(drawnIn(list)).toBeGreaterThan(isMeasured ? 4 : 0))
  await waitFor(() => expect(rail(list).nextElementSibling).not.toBeNull())
  return { list, rail: rail(list) }
}

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void

/** Reports later, as browsers do. */
const observer = (observed: (report: Report) => void) =>
  class {
    readonly #report: Report
    constructor(report: Report) {
      this.#report = report
    }
    observe() {
      setTimeout(() => observed(this.#report))
    }
    disconnect() {}
  }

const rail = (list: HTMLElement) => list.parentElement as HTMLElement
const drawnIn = (list: HTMLElement) => within(list).queryAllByRole('link').length

function scrollTo(rail: HTMLElement, left: number) {
  rail.scrollLeft = left
  fireEvent.scroll(rail)
}

test('a row draws the tiles near its view, and has a place with the name of every other', async () => {
  const { list } = await openRow()
  expect(drawnIn(list)).toBe(6)
  const places = within(list).getAllByRole('listitem')
  expect(places).toHaveLength(count)
  expect(places.map(({ textContent }) => textContent)).toEqual(games.map(({ name }) => expect.stringContaining(name)))
})

test('a row that is near and not measured yet can be reached by the keyboard', async () => {
  const { list } = await openRow({ name: 'Under the sea', isMeasured: false })
  expect(within(list).getAllByRole('listitem')).toHaveLength(count)
  expect(drawnIn(list)).toBe(4)
})

test('a swipe reaches every game, and what was drawn stays on the way back', async () => {
  const { list, rail } = await openRow()
  for (let left = 0; left <= count * tileWidth - 360; left += 180) {
    scrollTo(rail, left)
    expect(drawnIn(list)).toBeGreaterThanOrEqual(Math.min(count, Math.ceil((left + 360) / tileWidth)))
  }
  expect(drawnIn(list)).toBe(count)
  scrollTo(rail, 0)
  expect(drawnIn(list)).toBe(count)
})

test('the focus finds the next tile drawn, from the first game to the last', async () => {
  const { list } = await openRow()
  for (let at = 0; at < count; at++) {
    const link = within(list).getAllByRole('link')[at]
    expect(link?.getAttribute('href')).toBe(`/start?gameId=${at + 1}`)
    act(() => link?.focus())
  }
})

test('a wider window shows more of the row', async () => {
  const { list } = await openRow()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(820)
  act(() => {
    for (const resize of resizes) resize()
  })
  expect(drawnIn(list)).toBe(12)
})
