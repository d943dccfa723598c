import { posix } from 'node:path'
import { readTextFiles } from '../check/text-files.ts'

export type DocPage = {
  /** Of the Markdown, from the repository's root. */
  readonly path: string
  /** Of the page, from the site's root. */
  readonly url: string
  readonly title: string
  readonly text: string
}
export type DocGroup = { readonly title: string; readonly pages: readonly DocPage[] }

type Shelf = { readonly title: string; readonly first: readonly string[]; readonly rest?: RegExp }

/** The first that fits takes a page, and the last takes what is left: no document is missing. */
const shelves: readonly Shelf[] = [
  { title: 'Start', first: ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'] },
  {
    title: 'Partners',
    first: ['sdk/README.md', 'docs/glw-1.md', 'docs/event-feed.md', 'tests/conformance/README.md'],
    rest: /^sdk\//,
  },
  { title: 'Fairness and proof', first: ['docs/fairness.md', 'docs/vault.md'] },
  {
    title: 'Reference',
    first: ['docs/calls.md', 'docs/performance.md', 'docs/figures/README.md'],
    rest: /^docs\/(figures\/)?[^/]+$/,
  },
  { title: 'Operations', first: ['docs/operations/README.md'], rest: /^docs\/operations\// },
  { title: 'Features', first: ['features/README.md'], rest: /^features\// },
  { title: 'Code', first: ['core/README.md', 'platform/README.md', 'ledger/README.md'], rest: /^(?!docs\/)/ },
  { title: 'Decisions', first: ['docs/decisions/README.md'], rest: /^/ },
]

/** Every Markdown document of the repository, on its shelf. */
export function docGroups(root: string): readonly DocGroup[] {
  const pages = readTextFiles(root)
    .filter(({ path }) => path.endsWith('.md'))
    .map(({ path, text }) => ({ path, url: urlOf(path), title: titleOf(text, path), text }))
  const left = new Map(pages.map((page) => [page.path, page]))
  const take = (paths: readonly string[]): DocPage[] =>
    paths.flatMap((path) => {
      const page = left.get(path)
      left.delete(path)
      return page === undefined ? [] : [page]
    })
  // Named pages first, so that no shelf takes them away from another.
  const named = shelves.map(({ first }) => take(first))
  return shelves.map(({ title, rest }, index) => {
    const others = rest === undefined ? [] : take([...left.keys()].filter((path) => rest.test(path)))
    return { title, pages: [...(named[index] ?? []), ...others] }
  })
}

/** A folder's README is its first page. */
const urlOf = (path: string): string => path.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html')

const titleOf = (text: string, path: string): string =>
  /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? posix.basename(path, '.md')

/** From one page of the site to another. */
export const relativeUrl = (from: string, to: string): string => posix.relative(posix.dirname(from), to)
