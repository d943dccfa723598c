import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { acceptedEncoding } from '#platform/http/accepted-encoding.ts'
import { contentSecurityPolicy } from '#platform/http/content-security.ts'
import { readEarlierAssets, readWebFiles, type WebFile } from '#platform/http/web-files.ts'
import { registerStaffCalls } from './back-office-server.ts'
import type { Features } from '../features.ts'
import type { ServerContext } from '../server-context.ts'

const build = join(import.meta.dirname, '../../back-office/dist')
const client = join(build, 'client')

/** Serves the staff's app and its calls from one origin. Every path that is no file is a page of the app. */
export function serveBackOffice(server: FastifyInstance, context: ServerContext, features: Features): void {
  registerStaffCalls(server, context, features)
  const index = join(client, 'index.html')
  if (!existsSync(index)) throw new OperatorFault(`There is no built app in ${client}. Run "npm run build" first.`)
  const files = new Map([...readEarlierAssets(join(build, 'earlier')), ...readWebFiles(client)])
  const page = readFileSync(index)
  const secure = context.configuration.urls.backOffice.startsWith('https:')
  // The lobby, as a draft would make it, is shown in a frame.
  const frames = [new URL(context.configuration.urls.public).origin]
  const policy = contentSecurityPolicy({ sources: { frames }, styles: [], secure })

  server.get('/*', (request, reply) => {
    const path = /^[^?#]*/.exec(request.raw.url ?? '/')?.[0] ?? '/'
    const file = files.get(path)
    if (file) return sendFile(request, reply, file)
    if (path.startsWith('/assets/') || path.startsWith(staffCallPrefix)) return reply.callNotFound()
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { immutable, etag, type, bodies }: WebFile,
): FastifyReply {
  reply.header('cache-control', immutable ? 'private, max-age=31536000, immutable' : 'no-cache')
  reply.header('vary', 'accept-encoding').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const accepted = acceptedEncoding(request.headers['accept-encoding'])
  const body = bodies[accepted]
  if (body && accepted !== 'identity') reply.header('content-encoding', accepted)
  return reply.type(type).send(body ?? bodies.identity)
}
