import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Good practice that no level of WCAG asks for, and that who goes by landmarks needs. */
const practice = { 'landmark-unique': { enabled: true }, 'scrollable-region-focusable': { enabled: true } }
/** Whether a rule holds is enough: to describe what satisfies it takes most of the time on a large page. */
const options = { rules: practice, resultTypes: ['violations' as const] }
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** What a page breaks of WCAG 2.2 AA, by its own elements: frames of other origins are not looked into. */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).withTags(wcag).analyze()
  expectNone(violations, where)
}

/** The same of a page and of everything that it frames. */
export async function expectNoFaultsInFrames(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options(options).withTags(wcag).analyze()
  expectNone(violations, where)
}

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }

function expectNone(violations: readonly Violation[], where: string): void {
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect.soft(faults, where).toEqual([])
}
