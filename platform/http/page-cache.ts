import { type ContentSources, contentSecurityPolicy } from './content-security.ts'
import { pageDocument } from './page-document.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'
import { compressBodies } from './send-compressed.ts'
import { etagOf, type WebFile } from './web-files.ts'

export type PageConfig = { readonly version: string | number; readonly body: unknown }

export type WebPage = Omit<WebFile, 'immutable'> & {
  readonly status: 200 | 404
  readonly contentSecurityPolicy: string
}

export type PageCache = { readonly get: (request: PageAddress) => Promise<WebPage> }

export type PageAddress = Pick<PageRequest, 'path' | 'shell' | 'theme' | 'sparesData'>

export type PageCacheOptions = {
  readonly renderer: PageRenderer
  readonly template: string
  readonly config: () => Promise<PageConfig>
  readonly contentSecurity: ContentSources
  readonly secure: boolean
}

const notFoundPath = '/404'
const pagesMax = 400
/** Quality 5 takes a few milliseconds and quality 11 a hundred; a request is waiting. */
const brotliQuality = 5

/**
 * Renders each page once per shell, theme, data saver and configuration version. A new version empties the cache; while the configuration
 * cannot be read, pages are rendered with the last one known, so that the app still starts.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { renderer } = options
  let known: PageConfig | undefined
  let pages = new Map<string, Promise<WebPage>>()

  const current = async () => {
    const config = await options.config().catch((error: unknown) => {
      if (known) return known
      throw error
    })
    if (config.version !== known?.version) pages = new Map()
    known = config
    return { config, pages }
  }

  return {
    get: async ({ path, shell, theme, sparesData }) => {
      const name = await renderer.pageName({ path, shell })
      const { config, pages } = await current()
      const key = `${shell} ${theme} ${sparesData ? 'sparing' : 'whole'} ${name ?? ''}`
      const kept = pages.get(key)
      if (kept) return kept
      // Rendered by its name and not by the first requested address: a cached page must not contain anybody's address.
      const page = drawPage(options, {
        path: name ?? notFoundPath,
        shell,
        theme,
        sparesData,
        config,
        status: name === undefined ? 404 : 200,
      })
      keep(pages, key, page)
      return page
    },
  }
}

/** The oldest page is evicted; a page that failed to render is not kept. */
function keep(pages: Map<string, Promise<WebPage>>, key: string, page: Promise<WebPage>): void {
  const oldest = pages.keys().next().value
  if (pages.size >= pagesMax && oldest !== undefined) pages.delete(oldest)
  pages.set(key, page)
  page.catch(() => pages.delete(key))
}

type PageInput = PageAddress & { config: PageConfig; status: WebPage['status'] }

async function drawPage(
  options: PageCacheOptions,
  { path, shell, theme, sparesData, config, status }: PageInput,
): Promise<WebPage> {
  const { renderer, template, contentSecurity, secure } = options
  const rendered = await renderer.render({ path, shell, theme, sparesData, config: config.body })
  const identity = Buffer.from(pageDocument(template, rendered, config.body))
  return {
    status,
    type: 'text/html; charset=utf-8',
    etag: etagOf(identity),
    bodies: await compressBodies(identity, brotliQuality),
    contentSecurityPolicy: contentSecurityPolicy({
      sources: contentSecurity,
      styles: rendered.styles.map(({ text }) => text),
      scripts: rendered.scripts,
      secure,
    }),
  }
}
