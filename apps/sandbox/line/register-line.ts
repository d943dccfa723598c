import type { FastifyError, FastifyInstance } from 'fastify'
import { answerConsent } from './answer-consent.ts'
import { showConsent } from './show-consent.ts'
import { parseForm } from './form.ts'
import { issueToken } from './issue-token.ts'
import { showLinePage } from './line-page.ts'
import type { LineOptions } from './line-options.ts'
import { drawPicture, findLineUser, picturePath } from './line-users.ts'
import { readProfile } from './read-profile.ts'

/** The stand-in for LINE Login v2.1. Below /line, paths are those of access.line.me and api.line.me. */
export async function registerLine(server: FastifyInstance, options: LineOptions): Promise<void> {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parseForm)
  server.setErrorHandler((error: FastifyError, _request, reply) => {
    if ((error.statusCode ?? 500) >= 500) throw error
    return reply.code(400).send({ error: 'invalid_request', error_description: error.message })
  })

  server.get('', (_request, reply) => showLinePage(options, reply))
  server.get('/oauth2/v2.1/authorize', (request, reply) => showConsent(options, request, reply))
  server.post('/oauth2/v2.1/authorize/consent', (request, reply) => answerConsent(options, request, reply))
  server.post('/oauth2/v2.1/token', (request, reply) => issueToken(options, request, reply))
  server.get('/v2/profile', (request, reply) => readProfile(options, request, reply))
  server.get<{ Params: { id: string } }>('/pictures/:id.svg', (request, reply) => {
    const user = findLineUser(request.params.id)
    if (user === undefined || picturePath(user) === undefined) return reply.callNotFound()
    return reply.type('image/svg+xml').send(drawPicture(user))
  })
}
