import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import rules from '../../.dependency-cruiser.cjs'
import { findFolderCycles } from './folder-cycles.ts'
import type { Fault } from './fault.ts'
import { findIdleRules } from './idle-rules.ts'
import { sourcesIn } from './sources-in.ts'

/**
 * Every import that breaks a rule of .dependency-cruiser.cjs, and every cycle of features or folders. Each fault starts
 * with the rule's name.
 */
export async function findArchitectureFaults(root: string): Promise<Fault[]> {
  const result = await cruiseTree(root)
  return [...faultsOf(result), ...findFolderCycles(result.modules)]
}

/** The same, and every rule that no file of the tree can break. */
export async function findAllArchitectureFaults(root: string): Promise<Fault[]> {
  const result = await cruiseTree(root)
  return [...faultsOf(result), ...findFolderCycles(result.modules), ...findIdleRules(forbidden(), result.modules)]
}

async function cruiseTree(root: string): Promise<ICruiseResult> {
  const reach: ICruiseOptions = { ...rules.options, baseDir: root, validate: true, ruleSet: { forbidden: forbidden() } }
  const { output } = await cruise(sourcesIn(root), reach)
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text where its result was asked for')
  return output
}

const forbidden = () => rules.forbidden ?? []

function faultsOf(result: ICruiseResult): Fault[] {
  const comments = new Map(forbidden().map(({ name, comment }) => [name, comment]))
  return result.summary.violations.map((violation) => ({
    where: violation.from,
    say: `${violation.rule.name}: ${pathOf(violation)}${comments.get(violation.rule.name) ?? ''}`,
  }))
}

function pathOf(violation: IViolation): string {
  if (violation.cycle) return `→ ${violation.cycle.map(({ name }) => name).join(' → ')}. `
  return violation.to === violation.from ? '' : `→ ${violation.to}. `
}
