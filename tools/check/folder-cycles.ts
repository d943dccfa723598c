import type { Fault } from './fault.ts'

type Module = { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] }
type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>
/** The imports between folders: two folders, two features, or nobody. */
type Arrow = (source: string, resolved: string) => readonly [from: string, to: string] | undefined

/**
 * Features and folders that need each other, through whatever files: none of such a cycle can be read or changed alone.
 */
export function findFolderCycles(modules: readonly Module[]): Fault[] {
  const sources = modules.filter(({ source }) => !isTest.test(source))
  return [
    ...circlesOf(needsBy(betweenFeatures, sources), 'feature-cycle'),
    ...circlesOf(needsBy(besideEachOther, sources), 'folder-cycle'),
  ]
}

const isTest = /\.test\.tsx?$|\/testing\//

const featureOf = (path: string): string | undefined => /^features\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0]

const betweenFeatures: Arrow = (source, resolved) => {
  const [from, to] = [featureOf(source), featureOf(resolved)]
  return from === undefined || to === undefined || from === to ? undefined : [from, to]
}

const production = /^(core|platform|ledger|features|games|apps)\//
/** What every desk is built on knows no other feature, and all may know it: it stands below its neighbourhood. */
const officeBase = /^features\/office\/(staff|approval|web-configuration)\//

/** The two folders in which the ways of two files part. A file beside a folder belongs to both of them, and to neither. */
const besideEachOther: Arrow = (source, resolved) => {
  if (!production.test(source) || !production.test(resolved) || officeBase.test(resolved)) return undefined
  const [here, there] = [source.split('/'), resolved.split('/')]
  const parting = here.findIndex((name, index) => name !== there[index])
  if (parting === -1 || parting >= here.length - 1 || parting >= there.length - 1) return undefined
  return [here.slice(0, parting + 1).join('/'), there.slice(0, parting + 1).join('/')]
}

function needsBy(arrowOf: Arrow, modules: readonly Module[]): ImportGraph {
  const needs = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const arrow = arrowOf(source, resolved)
      if (arrow === undefined) continue
      const [from, to] = arrow
      needs.set(from, (needs.get(from) ?? new Set()).add(to))
    }
  }
  return needs
}

function circlesOf(needs: ImportGraph, rule: string): Fault[] {
  const circles = new Map<string, Fault>()
  for (const where of needs.keys()) {
    const circle = wayBack(where, needs)
    if (circle === undefined) continue
    const key = circle.toSorted().join(' ')
    if (circles.has(key)) continue
    circles.set(key, { where, say: `${rule}: → ${[...circle.slice(1), where].join(' → ')}` })
  }
  return [...circles.values()]
}

/** The shortest cycle through a folder. */
function wayBack(start: string, needs: ImportGraph): readonly string[] | undefined {
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
