import type { FastifyInstance } from 'fastify'
import { type Language, localeOf } from '#core/language/language.ts'
import { messagesIn } from '#core/message/local-text.ts'
import { languageOfRequest, languageVaryHeaders } from '#platform/http/request-language.ts'
import type { Features } from '../features.ts'
import type { ServerContext } from '../server-context.ts'
import { serveTexts } from './messages/index.ts'

/** The name and look of the installed app. The file is written per request: its name is the operator's, its language the reader's. */
export function serveWebManifest(server: FastifyInstance, { clock }: ServerContext, features: Features): void {
  server.get('/manifest.webmanifest', async ({ headers }, reply) => {
    const language = languageOfRequest(headers)
    const { configuration } = await features.currentConfiguration({ language, now: clock.now() })
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', languageVaryHeaders.join(', '))
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(configuration.operatorName, language)))
  })
}

const ground = '#140b2e'

function webManifest(operatorName: string, language: Language) {
  const messages = messagesIn(serveTexts, language)
  return {
    id: '/',
    name: operatorName,
    short_name: operatorName.slice(0, 12),
    description: messages.description,
    lang: localeOf(language),
    start_url: '/lobby/home?source=home-screen',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: ground,
    theme_color: ground,
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
      icon('monochrome-512', 512, 'monochrome'),
    ],
    shortcuts: [
      { name: messages.search, url: '/search' },
      { name: messages.favorites, url: '/profile/favorites' },
    ],
  }
}

function icon(name: string, size: number, purpose: string) {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
