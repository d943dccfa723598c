import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessTokenFind } from './line.store.ts'
import { findLineUser, picturePath } from './line-users.ts'
import type { LineOptions } from './line-options.ts'

/** Answers who the access token belongs to. */
export function readProfile(
  { database, now, publicUrl }: LineOptions,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const token = /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '')?.[1]
  const grant = token === undefined ? undefined : accessTokenFind(database, token, now())
  const user = grant && findLineUser(grant.userId)
  if (grant === undefined || user === undefined) {
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .send({ message: 'The access token is invalid or expired' })
  }
  if (!grant.scope.split(' ').includes('profile')) {
    return reply.code(403).send({ message: 'The access token lacks the scope profile' })
  }
  const picture = picturePath(user)
  return reply.send({
    userId: user.id,
    displayName: user.name,
    ...(picture === undefined ? {} : { pictureUrl: publicUrl() + picture }),
  })
}
