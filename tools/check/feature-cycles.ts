import type { Fault } from './fault.ts'

type Module = { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] }

/** Features that need each other, by whatever files and doors: of such a circle none can be read or changed alone. */
export function findFeatureCycles(modules: readonly Module[]): Fault[] {
  const needs = featureImports(modules)
  const circles = new Map<string, Fault>()
  for (const feature of needs.keys()) {
    const circle = wayBack(feature, needs)
    if (circle === undefined) continue
    const key = circle.toSorted().join(' ')
    if (circles.has(key)) continue
    circles.set(key, { where: feature, say: `feature-cycle: → ${[...circle.slice(1), feature].join(' → ')}` })
  }
  return [...circles.values()]
}

function featureImports(modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  const needs = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const feature = featureOf(source)
    if (feature === undefined || isTest.test(source)) continue
    const others = dependencies.flatMap(({ resolved }) => featureOf(resolved) ?? [])
    const known = needs.get(feature) ?? new Set()
    for (const other of others) if (other !== feature) known.add(other)
    needs.set(feature, known)
  }
  return needs
}

const isTest = /\.test\.tsx?$/
const featureOf = (path: string): string | undefined => /^features\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0]

/** The shortest way from a feature to itself. */
function wayBack(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of needs.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
