import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'

/** One body in all the encodings it can be sent in. */
export type CompressedBodies = Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** For bodies that are sent often and change seldom. Compression runs off the event loop. */
export async function compressBodies(identity: Buffer, brotliQuality: number): Promise<CompressedBodies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gzipped] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
  return { identity, br, gzip: gzipped }
}

/** Sends the smallest encoding that the client accepts. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, bodies: CompressedBodies): FastifyReply {
  const accepted = acceptedEncoding(request.headers['accept-encoding'])
  const body = bodies[accepted]
  if (body && accepted !== 'identity') reply.header('content-encoding', accepted)
  return reply.send(body ?? bodies.identity)
}

export function knowsEtag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
