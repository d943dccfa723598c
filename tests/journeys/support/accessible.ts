import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import { isGame } from './every-page.ts'

/** Good practice that no level of WCAG asks for, and that who goes by landmarks needs. */
const practice = { 'landmark-unique': { enabled: true }, 'scrollable-region-focusable': { enabled: true } }
/** Whether a rule holds is enough: to describe what satisfies it takes most of the time on a large page. */
const options = { rules: practice, resultTypes: ['violations' as const] }
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

const axePath = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axe = readFileSync(axePath, 'utf8')

/** Every page of this browser begins with axe: to send it to each takes longer than all its rules. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript({ path: axePath })

async function haveAxe(page: Page): Promise<void> {
  const [, ...frames] = page.frames()
  await bringInto(page)
  // A frame may be gone meanwhile.
  for (const frame of frames) await bringInto(frame).catch(() => undefined)
}

async function bringInto(frame: Page | Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
}

/** What the builder sends in place of axe, which it would send to each frame twice. */
const nothing = '0'

const appearsWithinMs = 2_000

/** Runs in the page: what fades in has its colours at the end of it. What moves for ever is not waited for. */
async function hasAppeared(withinMs: number): Promise<void> {
  const appearing = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ finished }) => finished.catch(() => undefined))
  await Promise.race([Promise.all(appearing), new Promise((resolve) => setTimeout(resolve, withinMs))])
}

/** Looks at a page's own elements: not into frames of other origins. */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  await haveAxe(page)
  await page.evaluate(hasAppeared, appearsWithinMs)
  return new AxeBuilder({ page, axeSource: nothing }).setLegacyMode()
}

/**
 * What a page breaks of WCAG 2.2 AA, by its own elements. A dialog can open during the
 * check, so a fault counts only if a second check finds it too.
 */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  const first = await violationsOn(page)
  expectNone(first.length === 0 ? first : await violationsOn(page), where)
}

async function violationsOn(page: Page): Promise<readonly Violation[]> {
  return (await (await axeOn(page)).options(options).withTags(wcag).analyze()).violations
}

/** The same of a page and of everything that it frames. */
export async function expectNoFaultsInFrames(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options(options).withTags(wcag).analyze()
  expectNone(violations, where)
}

/** The same of one of the product's pages, at its address. A game's names distinguish its landmarks from the frame's around it. */
export const expectNoFaultsOn = (page: Page, address: string, visitor: string): Promise<void> =>
  (isGame(address) ? expectNoFaultsInFrames : expectNoFaults)(page, `${address}, ${visitor}`)

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }

function expectNone(violations: readonly Violation[], where: string): void {
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect.soft(faults, where).toEqual([])
}
