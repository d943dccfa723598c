import type { Fault } from '../fault.ts'
import type { TextFile } from '../text-files.ts'

const folder = 'docs/decisions/'
const list = `${folder}README.md`
const pageName = /^(\d{4})-[a-z0-9-]+\.md$/
const nounAndOutcome = /^[A-Z][^:;]*[^:; ]: [^:;]+$/

type Page = { readonly path: string; readonly name: string; readonly title: string }

/**
 * Decisions are numbered from 0001 without a gap, titled "noun: outcome", named after their title, and listed with a sentence in
 * the README of their folder.
 */
export function findDecisionFaults(files: readonly TextFile[]): Fault[] {
  const pages = files
    .filter(({ path }) => path.startsWith(folder) && path !== list)
    .map(({ path, text }) => ({ path, name: path.slice(folder.length), title: text.split('\n')[0] ?? '' }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const listed = files.find(({ path }) => path === list)?.text ?? ''
  return [
    ...pages.flatMap(faultsOfPage),
    ...pages.flatMap((page) => (isListed(page, listed) ? [] : [notListed(page)])),
    ...linesWithoutPage(listed, pages),
  ]
}

function faultsOfPage({ path, name, title }: Page, index: number): Fault[] {
  const number = pageName.exec(name)?.[1]
  if (number === undefined) return [{ where: path, say: 'decision-name: call it 0001-noun-outcome.md' }]
  if (Number(number) !== index + 1) return [{ where: path, say: 'decision-number: does not follow the one before it' }]
  if (!title.startsWith(`# ${number} `)) return [{ where: path, say: `decision-title: begin with "# ${number} "` }]
  const words = title.slice(`# ${number} `.length)
  if (!nounAndOutcome.test(words)) return [{ where: path, say: 'decision-title: write "Noun: outcome"' }]
  const nameOfTitle = `${number}-${slugOf(words)}.md`
  return name === nameOfTitle ? [] : [{ where: path, say: `decision-name: call it ${nameOfTitle}, like its title` }]
}

/** Apostrophes vanish, everything else that is no letter or digit becomes a hyphen. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')

const isListed = ({ name, title }: Page, listed: string): boolean =>
  listed.split(`- [${title.slice('# '.length)}](${name}). `).length === 2

const notListed = ({ name, title }: Page): Fault => ({
  where: list,
  say: `decision-list: add "- [${title.slice('# '.length)}](${name}). " and one sentence, once`,
})

const linesWithoutPage = (listed: string, pages: readonly Page[]): Fault[] =>
  [...listed.matchAll(/\]\(([^)#]+\.md)\)/g)]
    .filter(([, name]) => !pages.some((page) => page.name === name))
    .map(([, name]) => ({ where: list, say: `decision-list: there is no page ${name}` }))
