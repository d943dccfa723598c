import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildDocs } from './build-docs.ts'
import { docGroups } from './doc-pages.ts'
import type { SearchIndex } from './search-index.ts'

const root = join(import.meta.dirname, '../..')
const site = mkdtempSync(join(tmpdir(), 'bituin-docs-'))
let pages: ReadonlyMap<string, string>

beforeAll(() => {
  buildDocs(root, site)
  pages = htmlIn(site)
})
afterAll(() => rmSync(site, { recursive: true }))

function htmlIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found)

/** The page's links and pictures that stay in the site, from the site's root. */
const targetsOf = (url: string, html: string): string[] =>
  all(html, /(?:href|src)="([^"]+)"/g)
    .filter((target) => !/^(https?|mailto):/.test(target))
    .map((target) => (target.startsWith('#') ? `${url}${target}` : posix.join(posix.dirname(url), target)))

describe('the documentation', () => {
  test('has a page of every Markdown file, and every one is in the navigation', () => {
    const groups = docGroups(root)
    const urls = groups.flatMap((group) => group.pages.map(({ url }) => url))
    expect([...pages.keys()].toSorted()).toEqual(urls.toSorted())
    expect(urls.length).toBeGreaterThan(300)
    const navigationOf = (url: string): string[] => {
      const [, inside = ''] = /<nav class="pages"[^>]*>(.*?)<\/nav>/s.exec(pages.get(url) ?? '') ?? []
      return targetsOf(url, inside)
    }
    const start = navigationOf('index.html')
    for (const { title, pages: inGroup } of groups) {
      const [first] = inGroup
      if (first === undefined) throw new Error(`the shelf ${title} is empty`)
      expect(start).toContain(first.url)
      for (const { url } of inGroup) {
        expect(navigationOf(first.url)).toContain(url)
        expect(pages.get(url)).toMatch(/aria-current="page"/)
      }
    }
  })

  test('has no link or picture that leads nowhere, and no anchor that is not there', () => {
    const ids = new Map([...pages].map(([url, html]) => [url, new Set(all(html, /id="([^"]+)"/g))]))
    const broken = [...pages].flatMap(([url, html]) =>
      targetsOf(url, html)
        .filter((target) => {
          const [file = '', anchor] = target.split('#')
          if (!existsSync(join(site, file))) return true
          return anchor !== undefined && anchor !== '' && ids.get(file)?.has(decodeURIComponent(anchor)) !== true
        })
        .map((target) => `${url} → ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('links documents to each other’s pages and not to their Markdown', () => {
    for (const [url, html] of pages) for (const target of targetsOf(url, html)) expect(target).not.toMatch(/\.md(#|$)/)
    expect(targetsOf('index.html', pages.get('index.html') ?? '')).toContain('docs/glw-1.html')
  })

  test('runs no script of a page: the policy is strict and nothing is inline', () => {
    for (const html of pages.values()) {
      expect(html).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle="|\son\w+="/)
    }
  })

  test('names each anchor once on a page', () => {
    for (const [url, html] of pages) {
      const ids = all(html, /\bid="([^"]+)"/g)
      expect([url, ids.length]).toEqual([url, new Set(ids).size])
    }
  })

  test('is the same to the byte when it is built again', () => {
    const again = mkdtempSync(join(tmpdir(), 'bituin-docs-'))
    buildDocs(root, again)
    const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).toSorted()
    expect(readdirSync(again, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(names)
    for (const name of names.filter((each) => /\.\w+$/.test(each))) {
      expect(readFileSync(join(again, name)).equals(readFileSync(join(site, name))), name).toBe(true)
    }
    rmSync(again, { recursive: true })
  })

  test('searches with less than 3 kB of script', () => {
    expect(readFileSync(join(site, 'assets/search.js')).length).toBeLessThan(3_000)
  })

  test('is found by the words of its sections, of its names, and not by those that are everywhere', () => {
    const index = readIndex(site)
    const foundBy = (word: string): string[] =>
      placesOf(index.words[word] ?? '').map((place) => {
        const [page = 0, id] = index.places[place] ?? []
        return `${index.pages[page]?.[0]}#${id}`
      })
    expect(foundBy('tombstone')).toContain('docs/glw-1.html#rollback')
    expect(foundBy('idempotency')).toContain('sdk/index.html#when-the-outcome-is-unknown')
    expect(foundBy('mismatch')).toContain('sdk/index.html#when-the-outcome-is-unknown')
    expect(foundBy('the')).toEqual([])
  })
})

test('raw HTML, scripts and strange addresses in a document are shown as text', () => {
  const tree = mkdtempSync(join(tmpdir(), 'bituin-docs-'))
  const hostile = `# <b>Bold</b>\n\n<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b [c](javascript:alert(1)) ![d](data:x)
\n\`\`\`<i>\n</code><script>\n\`\`\`\n\n[e](LICENSE) [f](https://example.ph/?a="b)\n`
  writeFileSync(join(tree, 'README.md'), hostile)
  writeFileSync(join(tree, 'package.json'), '{ "version": "1" }')
  mkdirSync(join(tree, 'platform/ui/font'), { recursive: true })
  writeFileSync(join(tree, 'platform/ui/font/plus-jakarta-sans.woff2'), '')
  buildDocs(tree, join(tree, 'site'))
  const html = readFileSync(join(tree, 'site/index.html'), 'utf8')
  const [, article = ''] = /<article>(.*)<\/article>/s.exec(html) ?? []
  expect(article).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(article).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(article).not.toMatch(/<script|<i>|<b>|<img src=x|href="javascript|href="LICENSE|src="data/)
  expect(article).toContain('href="https://example.ph/?a=&quot;b"')
  rmSync(tree, { recursive: true })
})

function readIndex(folder: string): SearchIndex {
  const text = readFileSync(join(folder, 'assets/search-index.js'), 'utf8')
  return JSON.parse(text.replace(/^globalThis\.searchIndex = /, ''))
}

function placesOf(lists: string): number[] {
  return lists.split('|').flatMap((list) => {
    let at = 0
    return list === '' ? [] : list.split(' ').map((step) => (at += Number.parseInt(step, 36)))
  })
}
