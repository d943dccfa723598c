import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** What a page breaks of WCAG 2.2 AA, by its own elements: frames of other origins are not looked into. */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(wcag).analyze()
  expectNone(violations, where)
}

/** The same of a page and of everything that it frames. */
export async function expectNoFaultsInFrames(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
  expectNone(violations, where)
}

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }

function expectNone(violations: readonly Violation[], where: string): void {
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect.soft(faults, where).toEqual([])
}
