import { posix } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'
import { escapeHtml } from '#core/escape-html.ts'

export type Heading = { readonly depth: number; readonly text: string; readonly id: string }
/** What search finds: a heading with the text below it. The first has no heading of its own. */
export type Section = { readonly id: string; readonly heading: string; readonly text: string }
export type RenderedPage = {
  readonly html: string
  readonly headings: readonly Heading[]
  readonly sections: readonly Section[]
}

/** Where a link of a document leads; undefined: to a file of the repository that is no page of the site. */
export type LinkTarget = (href: string) => string | undefined

/** A document as HTML. Raw HTML in it is shown as text: no document can bring markup or script of its own. */
export function renderMarkdown(text: string, targetOf: LinkTarget): RenderedPage {
  const marked = new Marked({ gfm: true })
  const tokens = marked.lexer(text.replaceAll(/^<!--.*?-->\n/gs, ''))
  const slug = createSlugger()
  const headings = tokens.filter(isHeading).map((token) => {
    const plain = plainText(token)
    return { depth: token.depth, text: plain, id: slug(plain) }
  })
  let next = 0
  marked.use({
    renderer: {
      heading({ tokens: inside, depth }) {
        const id = headings[next++]?.id ?? ''
        const anchor = depth === 1 ? '' : `<a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`
        return `<h${depth} id="${id}">${this.parser.parseInline(inside)}${anchor}</h${depth}>\n`
      },
      html: ({ text: raw }) => escapeHtml(raw),
      link({ href, tokens: inside }) {
        const target = targetOf(href)
        const label = this.parser.parseInline(inside)
        return target === undefined
          ? `<span class="source" title="${escapeHtml(href)}, in the repository">${label}</span>`
          : `<a href="${escapeHtml(target)}"${/^https?:/.test(target) ? ' rel="noreferrer"' : ''}>${label}</a>`
      },
      image({ href, text: alternative }) {
        return `<img src="${escapeHtml(targetOf(href) ?? '')}" alt="${escapeHtml(alternative)}" loading="lazy">`
      },
      code: ({ text: code }) =>
        `<div class="code"><button type="button" class="copy" hidden>Copy</button><pre tabindex="0"><code>${escapeHtml(code)}</code></pre></div>\n`,
    },
  })
  const html = marked
    .parser(tokens)
    .replaceAll('<table>', '<div class="table" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  return { html, headings, sections: sectionsOf(tokens, headings) }
}

/** Names the anchors of one page as GitHub does, so that links between documents hold on both. */
function createSlugger(): (heading: string) => string {
  const used = new Map<string, number>()
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-')
    const count = used.get(slug) ?? 0
    used.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  }
}

function sectionsOf(tokens: readonly Token[], headings: readonly Heading[]): readonly Section[] {
  const sections: { id: string; heading: string; text: string }[] = [{ id: '', heading: '', text: '' }]
  let next = 0
  for (const token of tokens) {
    const heading = isHeading(token) ? headings[next++] : undefined
    const last = sections.at(-1)
    if (heading === undefined) {
      if (last !== undefined) last.text += ` ${plainText(token)}`
    } else if (heading.depth > 1) sections.push({ id: heading.id, heading: heading.text, text: '' })
  }
  return sections
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/** What a reader sees of a token, without marks. */
function plainText(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].flatMap((row) => row.map(({ tokens }) => joined(tokens))).join(' ')
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(({ tokens }) => joined(tokens)).join(' ')
  if ('tokens' in token && token.tokens !== undefined) return joined(token.tokens)
  return 'text' in token && typeof token.text === 'string' ? token.text : ''
}

const joined = (tokens: readonly Token[]): string => tokens.map(plainText).join('')

/** Resolves the links of one document to pages and pictures of the site. */
export function linkTarget(
  path: string,
  { pageOf, pictureOf }: { readonly pageOf: LinkTarget; readonly pictureOf: LinkTarget },
): LinkTarget {
  return (href) => {
    if (/^(https?:|mailto:|#)/.test(href)) return href
    if (/^[a-z][\w+.-]*:/i.test(href)) return undefined
    const [file = '', anchor] = href.split('#')
    const target = posix.join(posix.dirname(path), decodeURIComponent(file)).replace(/\/$/, '')
    const found = pageOf(target) ?? pageOf(posix.join(target, 'README.md')) ?? pictureOf(target)
    return found === undefined || anchor === undefined ? found : `${found}#${anchor}`
  }
}
