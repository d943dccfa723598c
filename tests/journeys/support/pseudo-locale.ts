import { join } from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'
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

/** A browser's pages and scripts in en-XA; every call and picture is the product's. */
export async function speakPseudoLocale(context: BrowserContext, site: Product): Promise<void> {
  await buildPseudoLocale(new AbortController().signal)
  const pages = { app: await appPages(site), studio: studioPages(site) }
  const below = (url: string) => (address: URL) => address.origin === new URL(url).origin
  await context.route(below(site.url), (route) => answer(route, pages.app))
  await context.route(below(site.studioUrl), (route) => answer(route, pages.studio))
}

async function answer(route: Route, server: FastifyInstance): Promise<void> {
  const request = route.request()
  const { pathname, search } = new URL(request.url())
  if (request.method() !== 'GET') return route.fallback()
  const { 'user-agent': userAgent = '' } = request.headers()
  const reply = await server.inject({ url: `${pathname}${search}`, headers: { 'user-agent': userAgent } })
  const isPage = request.resourceType() === 'document' && !pathname.startsWith(callPrefix)
  if (reply.statusCode === 404 && !isPage) return route.fallback()
  const headers = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as const)
  return route.fulfill({ status: reply.statusCode, headers: Object.fromEntries(headers), body: reply.rawPayload })
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
