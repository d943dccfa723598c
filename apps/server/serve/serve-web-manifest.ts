import type { FastifyInstance } from 'fastify'
import type { Features } from '../features.ts'
import type { ServerContext } from '../server-context.ts'

/** What an installed app is called and looks like. The name is the operator's, so the file is made when it is asked for. */
export function serveWebManifest(server: FastifyInstance, { clock }: ServerContext, features: Features): void {
  server.get('/manifest.webmanifest', async (_request, reply) => {
    const { configuration } = await features.currentConfiguration(clock.now())
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(configuration.operatorName)))
  })
}

const ground = '#140b2e'

function webManifest(operatorName: string) {
  return {
    id: '/',
    name: operatorName,
    short_name: operatorName.slice(0, 12),
    description: 'Real games, real coins. 21 and over.',
    lang: 'en-PH',
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
      { name: 'Search', url: '/search' },
      { name: 'Favorites', url: '/profile/favorites' },
    ],
  }
}

function icon(name: string, size: number, purpose: string) {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
