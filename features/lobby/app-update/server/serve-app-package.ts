import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AppPackage, appPackagePath } from './app-package.ts'
import { byteRangeOf } from './byte-range.ts'

const packageType = 'application/vnd.android.package-archive'
const packageName = 'ph.bituin.lobby'

/** Serves the package, whole or from where a download broke off, and what lets Android open our links in the app. */
export function serveAppPackage(server: FastifyInstance, published: AppPackage): void {
  server.get(appPackagePath, (request, reply) => sendPackage(request, reply, published))
  const links = JSON.stringify(assetLinks(published))
  server.get('/.well-known/assetlinks.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/json').send(links),
  )
}

function sendPackage(request: FastifyRequest, reply: FastifyReply, { content, sha256, version }: AppPackage) {
  const etag = `"${sha256}"`
  reply
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('accept-ranges', 'bytes')
    .header('content-disposition', `attachment; filename="bituin-${version}.apk"`)
    .type(packageType)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const { range, 'if-range': unchanged } = request.headers
  const part = byteRangeOf(unchanged === undefined || unchanged === etag ? range : undefined, content.length)
  if (part === 'whole') return reply.send(content)
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${content.length}`).send()
  reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${content.length}`)
  return reply.send(content.subarray(part.first, part.last + 1))
}

const assetLinks = ({ certificate }: AppPackage) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: [certificate.toUpperCase().replace(/..(?=.)/g, '$&:')],
    },
  },
]
