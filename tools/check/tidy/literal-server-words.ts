import { parseAst } from 'vite'
import { childrenOf, isNode, type SyntaxNode } from '#tools/build/syntax-tree.ts'
import type { Fault } from '../fault.ts'
import { isTest, type TextFile } from '../text-files.ts'

const servers = /^features\/[\w-]+\/[\w-]+\/server\/.*\.ts$/
/** The first content of a demonstration is an operator's, who edits it; meanings of fields are for developers. */
const elsewhere = /\/demo-content\.ts$|field-meanings\.ts$/
const letters = /\p{L}{2}/u
const locale = /^[a-z]{2,3}-[A-Z]{2}$/

/** Words that a server's code writes for players in place: rules of promotions, and the titles and bodies of letters. */
export function findLiteralServerWords(files: readonly TextFile[]): Fault[] {
  return files
    .filter(({ path }) => servers.test(path) && !elsewhere.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      playersTexts(parseAst(text, { lang: 'ts' }))
        .flatMap(wordsIn)
        .map(({ start, words }) => ({
          where: `${path}:${text.slice(0, start).split('\n').length}`,
          say: `literal-words: "${words}" belongs into messages/en.ts`,
        })),
    )
}

/** The parts of a source that players read. */
function playersTexts(node: unknown): readonly unknown[] {
  if (isNode('ObjectExpression', node)) {
    const texts = textsOf(node)
    if (texts.length > 0) return texts
  }
  return childrenOf(node).flatMap(playersTexts)
}

/** The rule of a promotion, or the title and the body of a letter. */
function textsOf(node: SyntaxNode): readonly unknown[] {
  const valueOf = (name: string) =>
    propertiesOf(node).find(({ key }) => isNode('Identifier', key) && key.name === name)?.value
  const [rule, title, body] = ['rule', 'title', 'body'].map(valueOf)
  if (isNode('ArrowFunctionExpression', rule)) return [rule]
  return title !== undefined && body !== undefined ? [title, body] : []
}

const propertiesOf = ({ properties }: SyntaxNode): readonly SyntaxNode[] =>
  childrenOf(properties).filter((each) => isNode('Property', each))

type Words = { readonly start: number; readonly words: string }

function wordsIn(node: unknown): readonly Words[] {
  // A comparison and a name of a field are read by nobody.
  if (isNode('BinaryExpression', node) && node.operator !== '+') return []
  if (isNode('MemberExpression', node)) return wordsIn(node.object)
  const here = literalOf(node)
  const isRead = here !== undefined && letters.test(here.words) && !locale.test(here.words)
  return [...(isRead ? [here] : []), ...childrenOf(node).flatMap(wordsIn)]
}

function literalOf(node: unknown): Words | undefined {
  if (isNode('Literal', node) && typeof node.value === 'string') return { start: node.start, words: node.value }
  if (!isNode('TemplateLiteral', node)) return undefined
  const words = childrenOf(node.quasis)
    .map((part) => (isNode('TemplateElement', part) ? cookedOf(part.value) : ''))
    .join('…')
  return { start: node.start, words }
}

const cookedOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
