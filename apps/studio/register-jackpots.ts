import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type JackpotsAnswer, jackpotsPath } from '#games/protocol/jackpots.ts'
import { jackpotsPage } from './jackpots-page.ts'
import { pageLanguage } from './page-language.ts'

/** The jackpots under one address: data for the lobbies that ask for it, a page for people. */
export function registerJackpots(server: FastifyInstance, read: () => Promise<JackpotsAnswer>): void {
  const style = readFileSync(join(import.meta.dirname, 'index-page.css'), 'utf8')
  server.get(jackpotsPath, async (request, reply) => {
    const answer = await read()
    reply.headers({ 'cache-control': 'no-store', vary: 'accept, accept-language' })
    if (!request.headers.accept?.includes('text/html')) return reply.send(answer)
    const { html, policy } = jackpotsPage({ ...answer, style, language: pageLanguage(request) })
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })
}
