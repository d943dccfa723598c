import { parameter } from '#core/message/format-message.ts'
import { childrenOf, isNode } from './syntax-tree.ts'

/**
 * Writes `formatMessage("From {min}.", { min: x })` as a template, `From ${x}.`: shorter, and most scripts then do
 * without the function. A message with a plural, or with parameters that are not listed in place, stays a call.
 */
export function writeTemplates(code: string, parse: (code: string) => unknown): string {
  const calls = callsIn(parse(code))
  // A parameter may be another message: the inner calls are written first, and the outer ones found again.
  const inner = calls.filter((call) => !calls.some((other) => other !== call && isInside(other, call)))
  const written = inner
    .toReversed()
    .reduce((rest, call) => rest.slice(0, call.start) + templateOf(rest, call) + rest.slice(call.end), code)
  return written === code ? code : writeTemplates(written, parse)
}

type Range = { readonly start: number; readonly end: number }
type Property = Range & {
  readonly type: string
  readonly computed: boolean
  readonly key: Range & { readonly name?: unknown }
  readonly value: Range
}
type FormatCall = Range & {
  readonly arguments: readonly [{ readonly value: string }, { readonly properties: readonly Property[] }]
}

const isInside = (inner: Range, outer: Range): boolean => outer.start <= inner.start && inner.end <= outer.end

function templateOf(code: string, { arguments: [{ value: text }, { properties }] }: FormatCall): string {
  const expressions = new Map(properties.map(({ key, value }) => [key.name, code.slice(value.start, value.end)]))
  const parts = text.split(parameter).map((part, at) => (at % 2 === 0 ? escaped(part) : `\${${expressions.get(part)}}`))
  return `\`${parts.join('')}\``
}

const escaped = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`)

/** In the order of the source, so that the outer of two nested calls comes first. */
function callsIn(node: unknown): readonly FormatCall[] {
  const inner = childrenOf(node).flatMap(callsIn)
  return isFormatCall(node) ? [node, ...inner] : inner
}

function isFormatCall(node: unknown): node is FormatCall {
  if (!isNode('CallExpression', node)) return false
  const { callee, arguments: given } = node
  if (!isNode('Identifier', callee) || callee.name !== 'formatMessage') return false
  const [message, params] = childrenOf(given)
  const names = namesIn(message)
  return names !== undefined && isListing(params, names)
}

/** The parameters of a text that is written in place; undefined for anything else. */
function namesIn(node: unknown): readonly string[] | undefined {
  if (!isNode('Literal', node) || typeof node.value !== 'string') return undefined
  return [...node.value.matchAll(parameter)].map(([, name = '']) => name)
}

/** An object whose properties are written out, with each of these names. */
function isListing(node: unknown, names: readonly string[]): boolean {
  if (!isNode('ObjectExpression', node) || !Array.isArray(node.properties)) return false
  const properties: readonly unknown[] = node.properties
  const listed = properties.map(nameOfPlain)
  return !listed.includes(undefined) && names.every((name) => listed.includes(name))
}

function nameOfPlain(node: unknown): unknown {
  if (!isNode('Property', node) || node.computed !== false) return undefined
  return isNode('Identifier', node.key) ? node.key.name : undefined
}
