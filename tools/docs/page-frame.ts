import { type DocGroup, type DocPage, relativeUrl } from './doc-pages.ts'
import { escapeHtml } from '#core/escape-html.ts'
import type { Heading, RenderedPage } from './render-markdown.ts'

/** Only files of the site run or are shown: a document that got markup past the renderer could do nothing with it. */
const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'"

type FrameContent = {
  readonly groups: readonly DocGroup[]
  readonly page: DocPage
  readonly rendered: RenderedPage
  readonly version: string
}

/** A whole page: bar, navigation, the document, and its contents. Its own ids begin with an underscore, so that no heading has one of them. */
export function pageFrame({ groups, page, rendered, version }: FrameContent): string {
  const to = (url: string): string => escapeHtml(relativeUrl(page.url, url))
  const title = page.url === 'index.html' ? 'Bituin documentation' : `${page.title} · Bituin`
  return `<!doctype html>
<html lang="en" data-root="${to('index.html').replace(/index\.html$/, '')}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${to('assets/icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${to('assets/docs.css')}">
<script src="${to('assets/docs.js')}"></script>
<script src="${to('assets/search.js')}" defer></script>
</head>
<body>
<a class="skip" href="#_content">Skip to content</a>
<header class="bar">
<a class="brand" href="${to('index.html')}"><img src="${to('assets/icon.svg')}" alt="" width="24" height="24">Bituin <small>docs</small></a>
<div class="search" role="search">
<input id="_search" type="search" placeholder="Search" aria-label="Search the documentation" aria-controls="_found" autocomplete="off" spellcheck="false">
<ol id="_found" hidden></ol>
</div>
<button type="button" id="_theme" class="theme" aria-label="Change between light and dark"></button>
</header>
<div class="columns">
<nav class="pages" aria-label="Documentation">
<details open><summary>Menu</summary>
${navigation(groups, page, to)}
</details>
</nav>
<main id="_content">
${contents(rendered.headings, 'inline')}
<article>
${rendered.html}</article>
${neighbours(groups, page, to)}
<footer>Bituin ${escapeHtml(version)} · made from <code>${escapeHtml(page.path)}</code></footer>
</main>
${contents(rendered.headings, 'aside')}
</div>
</body>
</html>
`
}

type UrlTo = (url: string) => string

/** Every shelf, and the pages of the one that is open. */
function navigation(groups: readonly DocGroup[], page: DocPage, to: UrlTo): string {
  const items = groups.map(({ title, pages }) => {
    const first = pages[0]
    if (first === undefined) return ''
    const isOpen = pages.includes(page)
    const label = `<a class="group" href="${to(first.url)}"${isOpen ? ' aria-expanded="true"' : ''}>${escapeHtml(title)}</a>`
    return isOpen
      ? `<li>${label}\n<ul>\n${pages.map((each) => entry(each, page, to)).join('\n')}\n</ul></li>`
      : `<li>${label}</li>`
  })
  return `<ul>\n${items.join('\n')}\n</ul>`
}

function entry(each: DocPage, page: DocPage, to: UrlTo): string {
  const here = each === page ? ' aria-current="page"' : ''
  const [, neighbourhood] = /^features\/([^/]+)\/[^/]+\//.exec(each.path) ?? []
  const kind = neighbourhood === undefined ? '' : ` <small>${escapeHtml(neighbourhood)}</small>`
  return `<li><a href="${to(each.url)}"${here}>${escapeHtml(each.title)}${kind}</a></li>`
}

const contentsMin = 3

/** The page's sections: beside it on a wide screen, folded above it on a phone. */
function contents(headings: readonly Heading[], place: 'inline' | 'aside'): string {
  const inside = headings.filter(({ depth }) => depth === 2 || depth === 3)
  if (inside.length < contentsMin) return ''
  const list = inside
    .map(({ depth, id, text }) => `<li class="depth-${depth}"><a href="#${id}">${escapeHtml(text)}</a></li>`)
    .join('\n')
  return place === 'aside'
    ? `<aside class="contents" aria-label="On this page"><h2>On this page</h2>\n<ul>\n${list}\n</ul></aside>`
    : `<details class="contents"><summary>On this page</summary>\n<ul>\n${list}\n</ul></details>`
}

function neighbours(groups: readonly DocGroup[], page: DocPage, to: UrlTo): string {
  const pages = groups.find((group) => group.pages.includes(page))?.pages ?? []
  const index = pages.indexOf(page)
  const link = (each: DocPage | undefined, rel: 'prev' | 'next', word: string): string =>
    each === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${to(each.url)}"><small>${word}</small>${escapeHtml(each.title)}</a>`
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(pages[index - 1], 'prev', 'Previous')}${link(pages[index + 1], 'next', 'Next')}</nav>`
}
