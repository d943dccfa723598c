import type { Plugin } from 'vite'
import { childrenOf } from '#tools/build/syntax-tree.ts'
import { refuseNoMatches } from '#tools/build/refuse-no-matches.ts'

/**
 * Removes server-only parts of the shared code from the browser's bundle. The server parses every request and writes
 * every answer by the contract's schemas; in a browser a call is its path, its access and its refusals. Three schemas
 * per call, for thirty features, would weigh more than the screens.
 */
export function leanContracts(): Plugin {
  const { found, buildEnd } = refuseNoMatches('lean-contracts')
  return {
    name: 'lean-contracts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: sharedWords },
      handler(code) {
        const ranges = serverOnlyRanges(this.parse(code, { lang: 'ts' }))
        found(ranges.length)
        const bare = withoutRanges(code, ranges)
        const lean = withoutRanges(bare, idleImports(bare, this.parse(bare, { lang: 'ts' })))
        return { code: markPure(lean, constantCalls(this.parse(lean, { lang: 'ts' }))), map: null }
      },
    },
    buildEnd,
  }
}

/** core/, the shared part of each feature and the protocol of games, which are pure by the rules of the architecture. */
const sharedWords = /[\\/](core[\\/].+|features[\\/][\w-]+[\\/][\w-]+[\\/][\w-]+|games[\\/]protocol[\\/][\w-]+)\.ts$/

type Range = { readonly start: number; readonly end: number }

const serverOnly: readonly unknown[] = ['summary', 'request', 'response']

/** The ranges of properties that only the server reads, in every `call({...})`. */
export function serverOnlyRanges(node: unknown): readonly Range[] {
  if (isCallOf('call', node)) return propertiesOf(node).filter(({ key }) => serverOnly.includes(key?.name))
  return childrenOf(node).flatMap(serverOnlyRanges)
}

/**
 * The ranges of imports without a remaining use. The bundler would drop their bindings, but keep their own imports in
 * the chunk of every importer: a screen that needs a call's path would load the texts of all its fields.
 */
export function idleImports(code: string, program: unknown): readonly Range[] {
  const imports = importsIn(program)
  const rest = withoutRanges(code, imports)
  return imports.filter(({ specifiers }) =>
    specifiers.every(({ local }) => !new RegExp(`(?<![\\w$])${local.name}(?![\\w$])`).test(rest)),
  )
}

type ImportNode = Node & { readonly specifiers: readonly { readonly local: { readonly name: string } }[] }

function importsIn(node: unknown): readonly ImportNode[] {
  if (isImport(node)) return [node]
  return childrenOf(node).flatMap(importsIn)
}

const isImport = (node: unknown): node is ImportNode =>
  isOf(/^ImportDeclaration$/, node) &&
  'specifiers' in node &&
  Array.isArray(node.specifiers) &&
  node.specifiers.length > 0

/**
 * The positions of calls that create module constants. Marked as pure, a constant that no screen uses is dropped with
 * everything it is made of.
 */
export function constantCalls(node: unknown): readonly number[] {
  if (isOf(/Function/, node)) return []
  const inner = childrenOf(node).flatMap(constantCalls)
  return isOf(/^(Call|New)Expression$/, node) ? [node.start, ...inner] : inner
}

export function withoutRanges(code: string, ranges: readonly Range[]): string {
  return ranges.toReversed().reduce((rest, { start, end }) => {
    const after = rest.slice(end)
    return rest.slice(0, start) + (after.startsWith(',') ? after.slice(1) : after)
  }, code)
}

export function markPure(code: string, starts: readonly number[]): string {
  const descending = [...new Set(starts)].toSorted((a, b) => b - a)
  return descending.reduce((rest, start) => `${rest.slice(0, start)}/* @__PURE__ */ ${rest.slice(start)}`, code)
}

type Node = Range & { readonly type: string }
type CallNode = Node & {
  readonly arguments: readonly { readonly properties?: readonly (Range & { key?: { name?: unknown } })[] }[]
}

function isOf(type: RegExp, node: unknown): node is Node {
  return (
    typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string' && type.test(node.type)
  )
}

function isCallOf(name: string, node: unknown): node is CallNode {
  if (!isOf(/^CallExpression$/, node) || !('callee' in node)) return false
  const { callee } = node
  return typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === name
}

function propertiesOf(node: CallNode) {
  return node.arguments[0]?.properties ?? []
}
