import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Overloaded } from '../crypto/overloaded.ts'
import type { BodyBudget } from './bounds/body-budget.ts'

/** A POST request with its whole body as raw bytes. */
export type DirectCall = { readonly headers: IncomingHttpHeaders; readonly path: string; readonly bytes: Buffer }

export type DirectAnswer = {
  readonly status: number
  /** Names and values alternate. */
  readonly headers: readonly string[]
  readonly body: string
}

export type DirectRoute = (call: DirectCall) => Promise<DirectAnswer>

const routesOf = new WeakMap<FastifyInstance, Map<string, DirectRoute>>()

/**
 * Answers POST requests to exactly this path without the hooks of every other request, which cost as much as a bet. The
 * Fastify route stays: anything unusual, such as a missing length, takes it.
 */
export const serveDirectly = (server: FastifyInstance, path: string, route: DirectRoute): void =>
  void routesOf.get(server)?.set(path, route)

type DirectRoutesOptions = {
  readonly bytesMax: number
  readonly budget: BodyBudget
  readonly answerOfFault: (error: unknown) => DirectAnswer
}

const retryAfterSeconds = 5

export class DirectRoutes {
  readonly #routes = new Map<string, DirectRoute>()
  readonly #bytesMax: number
  readonly #budget: BodyBudget
  readonly #answerOfFault: (error: unknown) => DirectAnswer

  constructor(options: DirectRoutesOptions) {
    this.#bytesMax = options.bytesMax
    this.#budget = options.budget
    this.#answerOfFault = options.answerOfFault
  }

  /** Runs before Fastify's own listener, which answers everything else. */
  installBefore(fastify: FastifyInstance): void {
    routesOf.set(fastify, this.#routes)
    const { server } = fastify
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const route = this.#routeOf(request)
      if (route === undefined) return listeners.forEach((listener) => void listener.call(server, request, response))
      // A kept-alive connection would delay the server's shutdown.
      if (!server.listening) response.shouldKeepAlive = false
      this.#read(request, response, (bytes) => this.#answer(route, { request, response, bytes }))
    })
  }

  #routeOf({ method, url = '', headers }: IncomingMessage): DirectRoute | undefined {
    if (method !== 'POST') return undefined
    const route = this.#routes.get(url)
    if (route === undefined || headers.expect !== undefined || headers['content-encoding'] !== undefined)
      return undefined
    // A missing or malformed length is never within the limit.
    return Number(headers['content-length']) <= this.#bytesMax ? route : undefined
  }

  #read(request: IncomingMessage, response: ServerResponse, whole: (bytes: Buffer) => void): void {
    const chunks: Buffer[] = []
    let isRefused = false
    const onFull = () => {
      isRefused = true
      response.shouldKeepAlive = false
      chunks.length = 0
      send(response, this.#answerOfFault(new Overloaded('bodies', retryAfterSeconds)))
    }
    this.#budget.hold({ size: 'small', stream: request, answer: response, onFull })
    request.on('data', (chunk: Buffer) => isRefused || chunks.push(chunk))
    // An aborted request ends without this event, and nobody waits for an answer.
    request.on('end', () => {
      if (isRefused) return
      const [first] = chunks
      whole(first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks))
    })
  }

  #answer(
    route: DirectRoute,
    { request, response, bytes }: { request: IncomingMessage; response: ServerResponse; bytes: Buffer },
  ): void {
    void route({ headers: request.headers, path: request.url ?? '', bytes })
      .catch((error: unknown) => this.#answerOfFault(error))
      .then((answer) => send(response, answer))
  }
}

function send(response: ServerResponse, { status, headers, body }: DirectAnswer): void {
  const bytes = Buffer.byteLength(body)
  response.writeHead(status, [...headers, 'content-length', String(bytes)])
  // One byte per character means ASCII, which needs no encoding.
  response.end(body, bytes === body.length ? 'latin1' : 'utf8')
}
