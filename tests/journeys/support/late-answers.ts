import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { callPrefix } from '#core/contract/envelope.ts'
import { awaitTurnover } from '#features/cashier/withdrawal/contract.ts'
import { awaitSupportChat } from '#features/lobby/support-chat/contract.ts'

const moveSchema = v.object({ score: v.number(), what: v.array(v.string()) })
type Move = v.InferOutput<typeof moveSchema>
const watchedSchema = v.object({ awaited: v.number(), moves: v.array(moveSchema) })

const windowKey = 'watchedMoves'

/** Every page of this browser remembers what moved on it by itself. To be called before the first page is opened. */
export const watchMoves = (page: Page): Promise<unknown> => watchFrom(page, [0])

/** The same, and every answer comes late, one after another, as on a bad line. */
export const answerLate = (page: Page): Promise<unknown> => watchFrom(page, [60, 240, 120, 300, 180])

const watchFrom = (page: Page, lateMs: readonly number[]): Promise<unknown> =>
  page.addInitScript(watch, {
    name: windowKey,
    lateMs,
    waitForNews: [awaitTurnover, awaitSupportChat].map(({ path }) => callPrefix + path),
  })

/** Waits until everything that a watched page has asked for is answered and drawn. */
export async function awaitAnswers(page: Page, where: string): Promise<readonly Move[]> {
  // A page has sent its first calls by then. It looks by itself, which takes less than to be asked again and again.
  const answering = page.waitForFunction(isAnswered, windowKey, { polling: lookEveryMs, timeout: answeredWithinMs })
  await answering.catch((error: unknown) => expect(String(error), `${where} is answered`).toBe(''))
  const found = v.parse(watchedSchema, await page.evaluate((name): unknown => Reflect.get(window, name), windowKey))
  return found.moves
}

const lookEveryMs = 50
const answeredWithinMs = 20_000

/** Runs in the page. */
function isAnswered(name: string): boolean {
  const { awaited } = Reflect.get(window, name) as { readonly awaited: number }
  return performance.getEntriesByName('page-ready').length > 0 && awaited === 0
}

/** Once everything has been answered: nothing that a finger may have aimed at has gone somewhere else. */
export async function expectNothingMoved(page: Page, where: string): Promise<void> {
  const moves = await awaitAnswers(page, where)
  const moved = moves.filter(({ score }) => score > movedMax)
  expect.soft(moved, `what moved by itself on ${where}`).toEqual([])
}

/** The browser's own measure: how much of the screen moved, times how far. The whole screen by its height is 1. */
const movedMax = 0.02

type ResponseWatch = {
  readonly name: string
  /** How late each answer comes, in turn. */
  readonly lateMs: readonly number[]
  /** Calls that are answered when there is something new: a page is whole without them. */
  readonly waitForNews: readonly string[]
}

/** Runs in the page before its own scripts. */
function watch({ name, lateMs, waitForNews }: ResponseWatch): void {
  const watched: v.InferOutput<typeof watchedSchema> = { awaited: 0, moves: [] }
  Object.assign(window, { [name]: watched })
  const askNow = window.fetch.bind(window)
  let sent = 0
  window.fetch = async (...request) => {
    const [address] = request
    if (waitForNews.some((path) => typeof address === 'string' && address.endsWith(path))) return askNow(...request)
    const late = lateMs[sent++ % lateMs.length]
    watched.awaited++
    await new Promise((resolve) => setTimeout(resolve, late))
    const answering = askNow(...request)
    // Until the page has drawn what came, it counts as awaited.
    const drawn = () => setTimeout(() => requestAnimationFrame(() => setTimeout(() => watched.awaited--)), 50)
    answering.then(drawn, drawn)
    return answering
  }
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${element?.tagName ?? '?'} ${(element?.textContent ?? '').slice(0, 40)}`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & LayoutShift
      if (!hadRecentInput) watched.moves.push({ score: value, what: sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What TypeScript's own library does not know of yet. */
type LayoutShift = {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}
