import type { FastifyRequest } from 'fastify'

type FormCallback = (error: Error | null, body?: Readonly<Record<string, string>>) => void

/** Reads a form. OAuth allows each parameter once, so a repeated one is refused here. */
export function parseForm(_request: FastifyRequest, text: string | Buffer, done: FormCallback): void {
  const entries = [...new URLSearchParams(String(text))]
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    done(Object.assign(new Error('a parameter is repeated'), { statusCode: 400 }))
    return
  }
  done(null, Object.fromEntries(entries))
}
