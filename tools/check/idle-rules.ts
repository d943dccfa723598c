import type { Fault } from './fault.ts'

type Paths = string | readonly string[] | undefined
type Rule = {
  readonly name?: string
  readonly from?: { readonly path?: Paths }
  readonly to?: { readonly path?: Paths }
}
type Module = { readonly source: string }

/** Rules about files that do not exist: nothing can break them, so they protect nothing. */
export function findIdleRules(rules: readonly Rule[], modules: readonly Module[]): Fault[] {
  const sources = modules.map(({ source }) => source)
  const isIdle = (path: string) => {
    const pattern = new RegExp(path.replaceAll('$1', '[^/]+(?:/[^/]+)?'))
    return !sources.some((source) => pattern.test(source))
  }
  return rules.flatMap(({ name = 'a rule without a name', from, to }) =>
    [...pathsOf(from?.path), ...pathsOf(to?.path)]
      .filter(isIdle)
      .map((path) => ({ where: '.dependency-cruiser.cjs', say: `idle-rule: ${name} names ${path}, where no file is` })),
  )
}

function pathsOf(path: Paths): readonly string[] {
  if (path === undefined) return []
  return typeof path === 'string' ? [path] : path
}
