import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isOp, operationPrefix, operations } from '#games/protocol/operations.ts'
import { type DirectAnswer, serveDirectly } from '#platform/http/direct-routes.ts'
import { createCallAnswerer, createTooLongAnswerer, type WalletCalls } from './call-answerer.ts'

const bodyLimitBytes = 64 * 1024

/** The protocol's ten routes. The signature is verified on the raw bytes, before they are parsed. */
export function registerWalletRoutes(server: FastifyInstance, calls: WalletCalls): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    for (const op of Object.keys(operations).filter(isOp)) {
      const answerCall = createCallAnswerer(op, calls)
      serveDirectly(server, operationPrefix + op, answerCall)
      const answerTooLong = createTooLongAnswerer(op, calls)
      scope.post(operationPrefix + op, {
        handler: async ({ headers, url, body }, reply) => {
          const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
          return sendAnswer(reply, await answerCall({ headers, path: url, bytes }))
        },
        errorHandler: (error: FastifyError, { headers }, reply) => {
          // The server's own handler covers everything else.
          if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
          answerTooLong({ headers }).then(
            (answer) => void sendAnswer(reply, answer),
            (fault: unknown) => void reply.send(fault),
          )
        },
      })
    }
    done()
  })
}

const sendAnswer = (reply: FastifyReply, answer: DirectAnswer): FastifyReply =>
  reply.code(answer.status).headers(headersOf(answer)).send(answer.body)

const headersOf = ({ headers }: DirectAnswer): Record<string, string> =>
  Object.fromEntries(headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [])))
