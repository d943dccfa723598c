import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { docGroups, relativeUrl } from './doc-pages.ts'
import { pageFrame } from './page-frame.ts'
import { linkTarget, renderMarkdown } from './render-markdown.ts'
import { searchIndex, type SearchPage } from './search-index.ts'

const font = 'platform/ui/font/plus-jakarta-sans.woff2'
const manifest = v.object({ version: v.string() })
const picture = /\.(png|svg|webp|jpg)$/

/** Builds the documentation of a tree into a folder: static files for any web server, or for none. Returns the number of pages. */
export function buildDocs(root: string, target: string): number {
  rmSync(target, { recursive: true, force: true })
  const groups = docGroups(root)
  const urls = new Map(groups.flatMap(({ pages }) => pages.map(({ path, url }) => [path, url])))
  const { version } = v.parse(manifest, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const found: SearchPage[] = []
  for (const group of groups) {
    for (const page of group.pages) {
      const from = (url: string | undefined) => (url === undefined ? undefined : relativeUrl(page.url, url))
      const pictureOf = (path: string) => from(picturePlace(root, target, path))
      const rendered = renderMarkdown(
        page.text,
        linkTarget(page.path, { pageOf: (path) => from(urls.get(path)), pictureOf }),
      )
      write(target, page.url, pageFrame({ groups, page, rendered, version }))
      found.push({ url: page.url, title: page.title, group: group.title, sections: rendered.sections })
    }
  }
  cpSync(join(import.meta.dirname, 'assets'), join(target, 'assets'), { recursive: true })
  cpSync(join(root, font), join(target, 'assets/plus-jakarta-sans.woff2'))
  // A script instead of a JSON file, because a browser that opens the site from a disk fetches nothing.
  write(target, 'assets/search-index.js', `globalThis.searchIndex = ${JSON.stringify(searchIndex(found))}\n`)
  return found.length
}

/** Copies a picture that a document shows. */
function picturePlace(root: string, target: string, path: string): string | undefined {
  if (path.startsWith('..') || !picture.test(path) || !existsSync(join(root, path))) return undefined
  const url = `pictures/${path}`
  mkdirSync(dirname(join(target, url)), { recursive: true })
  cpSync(join(root, path), join(target, url))
  return url
}

function write(target: string, url: string, text: string): void {
  const place = join(target, url)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, text)
}
