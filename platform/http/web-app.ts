import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sparesData } from '#core/spares-data.ts'
import { type Language, languages } from '#core/language/language.ts'
import { chosenTheme, type Theme } from '#core/theme.ts'
import { OperatorFault } from '../configuration/operator-fault.ts'
import type { ContentSources } from './content-security.ts'
import { type ShellNames, shellOfDevice, shellVaryHeaders } from './device-shell.ts'
import { languageOfRequest, languageVaryHeaders } from './request-language.ts'
import { methodsServed } from './methods-served.ts'
import { createPageCache, type PageCache, type PageConfig, type WebPage } from './page-cache.ts'
import { loadPageRenderer } from './page-renderer.ts'
import { knowsEtag, sendCompressed } from './send-compressed.ts'
import { readEarlierAssets, readWebFiles, type WebFile } from './web-files.ts'

export type WebAppOptions = {
  /**
   * The app's build in each language: client/ for browsers, prerender/ with the bundle that renders the first HTML. A
   * language without a build gets English.
   */
  readonly directories: Directories
  /** The folder with the files of earlier builds. */
  readonly earlier?: string
  readonly shells: ShellNames
  /** The configuration written into every page, in its language. Its version changes whenever its body does. */
  readonly config: (language: Language) => Promise<PageConfig>
  readonly contentSecurity: ContentSources
  readonly secure: boolean
  /** Paths below these prefixes are never pages. */
  readonly otherPrefixes: readonly string[]
  readonly framed?: FramedPages
}

type Directories = { readonly en: string; readonly fil?: string }

/** Pages that another origin of ours may frame, given a key. All others cannot be framed. */
export type FramedPages = {
  readonly below: string
  readonly shell: string
  readonly by: string
  readonly opens: (key: string) => boolean
}

/** Serves a browser app: its files, and for every path that is one of its pages the HTML, rendered once and cached. */
export async function registerWebApp(server: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { directories } = options
  const builds = languages.flatMap((language) => directories[language] ?? [])
  const files = new Map([
    ...(options.earlier === undefined ? [] : readEarlierAssets(options.earlier)),
    ...builds.flatMap((directory) => [...readWebFiles(clientOf(directory))]),
  ])
  const english = await pagesIn(directories.en, options, 'en')
  const filipino = directories.fil === undefined ? english : await pagesIn(directories.fil, options, 'fil')
  const pagesOf: Readonly<Record<Language, PageCache>> = { en: english, fil: filipino }
  const pagesFor = ({ headers }: FastifyRequest): PageCache => pagesOf[languageOfRequest(headers)]
  server.get('/*', async (request, reply) => {
    const path = pathOf(request)
    const file = files.get(path)
    if (file) return sendFile(request, reply, file)
    // Calls have paths of their own and no page: they use another method.
    if (methodsServed(server, path).length > 0) return reply.callNotFound()
    if (path.startsWith('/assets/') || options.otherPrefixes.some((prefix) => path.startsWith(prefix))) {
      return reply.callNotFound()
    }
    if (options.framed && path.startsWith(options.framed.below)) {
      return options.framed.opens(keyOf(request))
        ? sendFramed(
            reply,
            await pagesFor(request).get({ path, shell: options.framed.shell, theme: 'night', sparesData: false }),
            options.framed,
          )
        : reply.callNotFound()
    }
    const shell = shellOfDevice(request.headers, options.shells)
    const page = await pagesFor(request).get({ path, shell, theme: themeOf(request), sparesData: isSparing(request) })
    return sendPage(request, reply, page)
  })
}

function clientOf(directory: string): string {
  const client = join(directory, 'client')
  if (existsSync(join(client, 'index.html'))) return client
  throw new OperatorFault(`There is no built app in ${directory}. Run "npm run build" first.`)
}

async function pagesIn(directory: string, options: WebAppOptions, language: Language): Promise<PageCache> {
  return createPageCache({
    renderer: await loadPageRenderer(join(directory, 'prerender')),
    template: readFileSync(join(clientOf(directory), 'index.html'), 'utf8'),
    config: () => options.config(language),
    contentSecurity: options.contentSecurity,
    secure: options.secure,
  })
}

function keyOf(request: FastifyRequest): string {
  return new URL(request.raw.url ?? '/', 'http://here').searchParams.get('key') ?? ''
}

function sendFramed(reply: FastifyReply, page: WebPage, { by }: FramedPages): FastifyReply {
  const policy = page.contentSecurityPolicy.replace("frame-ancestors 'none'", `frame-ancestors ${by}`)
  // Browsers that know the policy ignore the older header; browsers that do not know it frame nothing.
  return reply
    .code(page.status)
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type(page.type)
    .send(page.bodies.identity)
}

const isSparing = ({ headers }: FastifyRequest): boolean =>
  sparesData(headers.cookie ?? '', headers['save-data'] === 'on')

const themeOf = ({ headers }: FastifyRequest): Theme => chosenTheme(headers.cookie ?? '')

function pathOf(request: FastifyRequest): string {
  return /^[^?#]*/.exec(request.raw.url ?? '/')?.[0] ?? '/'
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  reply.header('vary', 'accept-encoding')
  // A worker has the policy of its own file: it fetches what it caches, and nothing else.
  if (isWorker(file)) reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
  return sendBody(request, reply, file)
}

/** The only script with a stable name, because browsers request it by that name. */
const isWorker = ({ type, immutable }: WebFile): boolean => type.startsWith('text/javascript') && !immutable

function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebPage): FastifyReply {
  reply.header('cache-control', 'no-cache')
  reply.header(
    'vary',
    [...new Set(['accept-encoding', ...shellVaryHeaders, ...languageVaryHeaders, 'save-data'])].join(', '),
  )
  reply.header('content-security-policy', page.contentSecurityPolicy)
  return sendBody(request, reply.code(page.status), page)
}

/** A client that already has this content gets a 304. */
function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bodies }: Omit<WebFile, 'immutable'>,
): FastifyReply {
  reply.header('etag', etag)
  if (reply.statusCode === 200 && knowsEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return sendCompressed(request, reply.type(type), bodies)
}
