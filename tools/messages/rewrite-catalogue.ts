import { parseAst } from 'vite'
import { childrenOf, isNode, type SyntaxNode } from '#tools/build/syntax-tree.ts'
import type { TextChange } from './catalogue-table.ts'

type Range = { readonly start: number; readonly end: number }

/** The source of a catalogue with changed texts; everything else in it stays as it is. */
export function rewriteCatalogue(
  source: string,
  changes: readonly Pick<TextChange, 'key' | 'form' | 'after'>[],
): string {
  const properties = propertiesIn(parseAst(source, { lang: 'ts' }))
  const edits = changes.map(({ key, form, after }) => ({ ...textOf(properties, key, form), after }))
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, after }) => text.slice(0, start) + quoted(after) + text.slice(end), source)
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

function textOf(properties: readonly Property[], key: string, form: TextChange['form']): Range {
  const message = properties.find(({ name }) => name === key)?.value
  const text = form !== '' && isNode('ObjectExpression', message) ? formOf(message, form) : message
  if (!isNode('Literal', text)) throw new Error(`The catalogue has no text ${key} ${form}`)
  return text
}

const formOf = (message: SyntaxNode, form: string): unknown => listed(message).find(({ name }) => name === form)?.value

type Property = { readonly name: string; readonly value: unknown }

/** The messages: the properties of the one object that is exported. */
function propertiesIn(node: unknown): readonly Property[] {
  if (isNode('ObjectExpression', node)) return listed(node)
  return childrenOf(node).flatMap(propertiesIn)
}

function listed({ properties }: SyntaxNode): readonly Property[] {
  const all: readonly unknown[] = Array.isArray(properties) ? properties : []
  return all.flatMap((each) => (isNode('Property', each) ? [{ name: nameOf(each.key), value: each.value }] : []))
}

const nameOf = (key: unknown): string =>
  isNode('Identifier', key) ? String(key.name) : isNode('Literal', key) ? String(key.value) : ''
