import { parseAst } from 'vite'
import { childrenOf, isNode } from '#tools/build/syntax-tree.ts'
import type { Fault } from '../fault.ts'
import { isTest, type TextFile } from '../text-files.ts'

/** Every screen, of players and of staff. The gallery shows the design system to developers. */
const screens =
  /^(features\/[\w-]+\/[\w-]+\/(player|back-office)|apps\/(player|back-office)|platform\/(ui|office-ui|browser))\/.*\.tsx$/
const elsewhere = /^apps\/player\/gallery\/|\/testing\//
/** Attributes that are read or heard. */
const isRead = new RegExp(
  `^(?:${[
    'aria-(?:label|description|valuetext|roledescription)|alt|placeholder|label|title|text|caption|heading|subtitle',
    'lead|note|hint|empty|confirmLabel|cancelLabel|valueText',
  ].join('|')})$`,
)
const letters = /\p{L}{2}/u

/** Words that stand in a screen: they belong into its catalogue, where each language has them. Names of brands stay. */
export function findLiteralWords(files: readonly TextFile[]): Fault[] {
  return files
    .filter(({ path }) => screens.test(path) && !elsewhere.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      wordsIn(parseAst(text, { lang: 'tsx' })).map(({ start, words }) => ({
        where: `${path}:${text.slice(0, start).split('\n').length}`,
        say: `literal-words: "${words}" belongs into messages/en.ts`,
      })),
    )
}

/** They are the same in every language. */
const names: ReadonlySet<string> = new Set(['GCash', 'Maya', 'VIP', 'LINE', 'CSV', 'PDF', 'QR', 'ID'])

type Words = { readonly start: number; readonly words: string }

function wordsIn(node: unknown): readonly Words[] {
  const words = literalOf(node)
  const here = words !== undefined && letters.test(words.words) && !names.has(words.words) ? [words] : []
  return [...here, ...childrenOf(node).flatMap(wordsIn)]
}

/** The text of an element, or of an attribute that is read. */
function literalOf(node: unknown): Words | undefined {
  if (isNode('JSXText', node)) return { start: node.start, words: String(node.value).trim() }
  if (!isNode('JSXAttribute', node) || !isNode('Literal', node.value) || !isRead.test(nameOf(node.name)))
    return undefined
  return { start: node.value.start, words: String(node.value.value) }
}

const nameOf = (name: unknown): string => (isNode('JSXIdentifier', name) ? String(name.name) : '')
