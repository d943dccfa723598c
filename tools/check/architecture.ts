import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import rules from '../../.dependency-cruiser.cjs'
import type { Fault } from './fault.ts'
import { sourcesIn } from './sources-in.ts'

/** Every import of the tree that breaks a rule of .dependency-cruiser.cjs. The rule's name leads each fault. */
export async function findArchitectureFaults(root: string): Promise<Fault[]> {
  const reach: ICruiseOptions = { ...rules.options, baseDir: root, validate: true, ruleSet: { forbidden: rulesOf() } }
  const { output } = await cruise(sourcesIn(root), reach)
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text where its result was asked for')
  return faultsOf(output)
}

const rulesOf = () => rules.forbidden ?? []

function faultsOf(result: ICruiseResult): Fault[] {
  const comments = new Map(rulesOf().map(({ name, comment }) => [name, comment]))
  return result.summary.violations.map((violation) => ({
    where: violation.from,
    say: `${violation.rule.name}: ${pathOf(violation)}${comments.get(violation.rule.name) ?? ''}`,
  }))
}

function pathOf(violation: IViolation): string {
  if (violation.cycle) return `→ ${violation.cycle.map(({ name }) => name).join(' → ')}. `
  return violation.to === violation.from ? '' : `→ ${violation.to}. `
}
