import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { callPrefix } from '#core/contract/envelope.ts'
import { previewPath } from '#features/lobby/content/server/index.ts'
import { passkeySiteOf } from '#platform/passkey/passkey-site.ts'
import { registerWebApp } from '#platform/http/web-app.ts'
import type { Features } from '../features.ts'
import { previewsOf } from '../features/previews-of.ts'
import type { ServerContext } from '../server-context.ts'
import { frameOrigins } from './frame-origins.ts'

const build = join(import.meta.dirname, '../../player/dist')

/** Where the back office is looked at: on a machine that speaks to itself also under the name that passkeys are bound to. */
const officeOrigins = (url: string): string =>
  [...new Set([new URL(url).origin, passkeySiteOf(url)?.origin ?? []].flat())].join(' ')

/** Serves the player's app beside its API: one origin, so that a page needs no permission to call. */
export function servePlayerApp(server: FastifyInstance, context: ServerContext, features: Features): Promise<void> {
  const { clock, configuration } = context
  const previews = previewsOf(context)
  return registerWebApp(server, {
    directories: { en: build, fil: join(build, 'fil') },
    earlier: join(build, 'earlier'),
    shells: { handheld: 'mobile', desk: 'desktop' },
    config: async (language) => {
      const { key, configuration: body } = await features.currentConfiguration({ language, now: clock.now() })
      return { version: key, body }
    },
    // The operator's pictures and films may lie anywhere that is reached safely; none of them can run anything.
    contentSecurity: { frames: frameOrigins(configuration), images: ['https:'], media: ['https:'] },
    secure: configuration.urls.public.startsWith('https:'),
    otherPrefixes: [callPrefix],
    framed: {
      below: previewPath,
      shell: 'mobile',
      by: officeOrigins(configuration.urls.backOffice),
      opens: (key) => previews.opens(key, clock.now()),
    },
  })
}
