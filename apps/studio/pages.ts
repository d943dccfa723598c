import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brands } from '#games/title/brands.ts'
import { readPublished } from '#games/proofs/server/published.ts'
import { readReturnSheets } from '#games/proofs/server/return-sheet.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { acceptedEncoding } from '#platform/http/accepted-encoding.ts'
import { readEarlierAssets, readWebFiles, type WebFile } from '#platform/http/web-files.ts'
import { indexPage } from './index-page.ts'
import { type Language, languageOfLocale, languages } from '#core/language/language.ts'
import { gamePage, type PageAssets } from './game-page.ts'
import { pageLanguage } from './page-language.ts'
import { scriptHash } from './script-hash.ts'
import type { Verifier } from './read-verifier.ts'
import { checkPath, programPath, returnsPath, tablesPath, verifyPage } from './verify-page.ts'

export type PagesOptions = {
  readonly titles: readonly TitleFacts[]
  readonly frameOrigins: readonly string[]
  /** The games' build in each language. */
  readonly builds: Readonly<Record<Language, GameBuild>>
  readonly verifier: Verifier
  /** The folder with the files of earlier builds. */
  readonly earlier?: string
}
export type GameBuild = {
  readonly directory: string
  /** Of every engine that the titles need. */
  readonly assets: ReadonlyMap<string, PageAssets>
}

const gamesFile = (name: string): string => readFileSync(join(import.meta.dirname, '../../games', name), 'utf8')

/** The pages of our games: one per title, framed by a lobby or by itself, and a list of all. */
export function registerPages(
  server: FastifyInstance,
  { titles, frameOrigins, builds, verifier, earlier }: PagesOptions,
): void {
  const files = new Map([
    ...(earlier === undefined ? [] : readEarlierAssets(earlier)),
    ...languages.flatMap((language) => [...readWebFiles(builds[language].directory)]),
  ])
  const opening = gamesFile('client/first-question.js').replaceAll(/^ *\/\/.*\n/gm, '')
  const pageIn = (language: Language, title: TitleFacts, isReplay: boolean): string => {
    const assets = assetsOf(builds[language].assets, title)
    return gamePage(title, { ...(isReplay ? withReplay(assets) : assets), opening, lobbies: frameOrigins, language })
  }
  const pagesIn = (language: Language, isReplay: boolean) =>
    new Map(titles.map((title) => [title.code, pageIn(language, title, isReplay)]))
  const pagesOf = (isReplay: boolean) => ({ en: pagesIn('en', isReplay), fil: pagesIn('fil', isReplay) })
  const [games, replays] = [pagesOf(false), pagesOf(true)]
  const listed = titles.map((title) => ({ ...title, brandName: brands[title.brand] }))
  const style = readFileSync(join(import.meta.dirname, 'index-page.css'), 'utf8')
  const listIn = (language: Language) => indexPage({ titles: listed, style, language })
  const lists = { en: listIn('en'), fil: listIn('fil') }
  const policy = policyFor(frameOrigins, opening)

  server.get('/', (request, reply) => sendStandalone(reply, lists[pageLanguage(request)]))
  server.get<{ Querystring: { game?: string; lang?: string; rt?: string } }>('/play', (request, reply) => {
    const pages = request.query.rt === undefined ? games : replays
    const page = pages[languageOfLocale(String(request.query.lang))].get(String(request.query.game))
    return page === undefined ? reply.callNotFound() : sendPage(reply, page, policy)
  })
  const { script, program, check, tables } = verifier
  const published = titles.flatMap(({ code, version, name }) =>
    readPublished()
      .filter((one) => one.game === code && one.version === version)
      .map((one) => ({ ...one, name })),
  )
  const verifierIn = (language: Language) =>
    verifyPage({ script, style: gamesFile('fairness/client/verify-page.css'), language, published })
  const verifiers = { en: verifierIn('en'), fil: verifierIn('fil') }
  server.get('/verify', (request, reply) => sendStandalone(reply, verifiers[pageLanguage(request)]))
  server.get(programPath, (_request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'content-disposition': 'attachment; filename="check-round.mjs"' })
    return reply.type('text/javascript; charset=utf-8').send(program)
  })
  server.get(checkPath, (request, reply) => sendFile(request, reply, check).header('cache-control', 'no-cache'))
  const returns = JSON.stringify(readReturnSheets())
  server.get(returnsPath, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(returns),
  )
  server.get<{ Params: { file: string } }>(`${tablesPath}:file`, (request, reply) => {
    const file = tables.get(/^([\w-]+)\.json$/.exec(request.params.file)?.[1] ?? '')
    return file === undefined
      ? reply.callNotFound()
      : sendFile(request, reply, file).header('cache-control', 'no-cache')
  })
  server.get('/assets/*', (request, reply) => {
    const file = files.get(/^[^?#]*/.exec(request.url)?.[0] ?? '')
    return file === undefined ? reply.callNotFound() : sendFile(request, reply, file)
  })
}

/** What shows a replay is asked for with the page, and not when its script has come. */
const withReplay = (assets: PageAssets): PageAssets => ({
  ...assets,
  imports: [...assets.imports, ...assets.ofReplay.scripts],
  styles: [...assets.styles, ...assets.ofReplay.styles],
})

function assetsOf(assets: ReadonlyMap<string, PageAssets>, { code, engine }: TitleFacts): PageAssets {
  const found = assets.get(engine)
  if (found === undefined) throw new Error(`${code} is offered without a page`)
  return found
}

/** The scripts are ours alone; the page draws with styles that it sets itself, and talks to nobody but the studio. */
const policyFor = (frameOrigins: readonly string[], opening: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scriptHash(opening)}`,
    // The sound of a game is rendered beside its page.
    "worker-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameOrigins.length === 0 ? "'none'" : frameOrigins.join(' ')}`,
  ].join('; ')

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  // The policy names who may frame the page; the older header knows only everybody or nobody.
  reply.removeHeader('x-frame-options')
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' })
  return reply.type('text/html; charset=utf-8').send(html)
}

/** In the language of its address, or of the browser. */
function sendStandalone(reply: FastifyReply, page: { readonly html: string; readonly policy: string }): FastifyReply {
  reply.header('vary', 'accept-language')
  return sendPage(reply, page.html, page.policy)
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { bodies, type, etag }: WebFile): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const body = bodies[encoding]
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding', etag })
  if (body !== undefined && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(body ?? bodies.identity)
}
