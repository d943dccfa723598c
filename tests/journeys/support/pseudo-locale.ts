import { once } from 'node:events'
import { createServer, type IncomingMessage, request as askProduct, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { registerPages } from '#apps/studio/pages.ts'
import { readPageAssets } from '#apps/studio/read-page-assets.ts'
import { readVerifier } from '#apps/studio/read-verifier.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { tables, titles } from '#games/titles.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { registerWebApp } from '#platform/http/web-app.ts'
import { createLog } from '#platform/log/log.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { buildPseudoLocale } from '#tools/build/build-apps.ts'
import type { Product } from './product.ts'

export type PseudoLocale = {
  /** What a browser is started with to be led to these pages at the product's own addresses. */
  readonly browserArgs: readonly string[]
  /** Until then the pages are the product's own, in which players sign in. */
  readonly begin: () => void
  readonly close: () => Promise<void>
}

/**
 * Pages and scripts in en-XA, to which a browser is led at the product's own addresses; every call and picture is the product's.
 * A browser whose requests a test answers itself keeps nothing of what it fetched, and fetches every script again for every page.
 */
export async function servePseudoLocale(site: Product): Promise<PseudoLocale> {
  await buildPseudoLocale(new AbortController().signal)
  let isBegun = false
  const serve = async (productUrl: string, pages: FastifyInstance) => {
    const handle = (request: IncomingMessage, reply: ServerResponse) => {
      const exchange = { request, reply, productUrl, pages }
      if (isBegun) void answer(exchange)
      else passOn(exchange)
    }
    return { origin: new URL(productUrl), server: await listenWith(handle) }
  }
  const served = [await serve(site.url, await appPages(site)), await serve(site.studioUrl, studioPages(site))]
  const rules = served.map(({ origin, server }) => `MAP ${origin.host} 127.0.0.1:${portOf(server)}`)
  return {
    browserArgs: [`--host-resolver-rules=${rules.join(',')}`],
    begin() {
      isBegun = true
    },
    async close() {
      for (const { server } of served) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

async function listenWith(handle: (request: IncomingMessage, reply: ServerResponse) => void): Promise<Server> {
  const server = createServer(handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

type Exchange = {
  readonly request: IncomingMessage
  readonly reply: ServerResponse
  readonly productUrl: string
  readonly pages: FastifyInstance
}

/** Answers from these pages, and passes on to the product what they do not have. */
async function answer({ request, reply, productUrl, pages }: Exchange): Promise<void> {
  const { method, url = '/', headers } = request
  if (method !== 'GET') return passOn({ request, reply, productUrl, pages })
  const { 'user-agent': userAgent = '' } = headers
  const answered = await pages.inject({ url, headers: { 'user-agent': userAgent } })
  const isPage = /^(document|iframe)$/.test(String(headers['sec-fetch-dest'])) && !url.startsWith(callPrefix)
  if (answered.statusCode === 404 && !isPage) return passOn({ request, reply, productUrl, pages })
  reply.writeHead(answered.statusCode, answered.headers).end(answered.rawPayload)
}

function passOn({ request, reply, productUrl }: Exchange): void {
  const { method, url, headers } = request
  const passed = askProduct(new URL(url ?? '/', productUrl), { method, headers }, (answered) => {
    reply.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(reply)
  })
  // A page that is left ends its calls, and the product ends them when it stops.
  passed.on('error', () => reply.destroy())
  reply.on('close', () => passed.destroy())
  request.pipe(passed)
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The pages in en-XA have no port')
  return address.port
}

const bareServer = (): FastifyInstance =>
  createHttpServer({
    log: createLog({ level: 'silent', style: 'lines' }),
    trustedProxies: [],
    corsOrigins: [],
    secure: false,
  })

async function appPages({ url, studioUrl }: Product): Promise<FastifyInstance> {
  const server = bareServer()
  const body = await fetchConfiguration(url)
  await registerWebApp(server, {
    directories: { en: join(root, 'apps/player/dist/xa') },
    shells: { handheld: 'mobile', desk: 'desktop' },
    config: async () => ({ version: 'pseudo-locale', body }),
    contentSecurity: { frames: [new URL(studioUrl).origin], images: ['https:'], media: ['https:'] },
    secure: false,
    otherPrefixes: [callPrefix],
  })
  return server
}

async function fetchConfiguration(url: string): Promise<unknown> {
  const reply = await fetch(`${url}${callPrefix}anonymous/appConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
  })
  return v.parse(v.object({ data: v.unknown() }), await reply.json()).data
}

function studioPages({ url }: Product): FastifyInstance {
  const server = bareServer()
  const directory = join(root, 'apps/studio/dist/xa')
  const build = { directory, assets: readPageAssets(directory) }
  registerPages(server, {
    titles: [...titles, ...tables],
    frameOrigins: [new URL(url).origin],
    builds: { en: build, fil: build },
    verifier: readVerifier(join(root, 'apps/studio/dist/verifier')),
  })
  return server
}
