import type { FastifyInstance } from 'fastify'

type MethodsServed = (path: string) => readonly string[]

const servedBy = new WeakMap<FastifyInstance, MethodsServed>()

/** The methods that a watched server serves at a path; none if nothing is there. */
export const methodsServed = (server: FastifyInstance, path: string): readonly string[] =>
  servedBy.get(server)?.(path) ?? []

/**
 * Records the routes of a server. Catch-all routes, such as an app's pages or CORS preflights, say nothing about a
 * single path and are left out.
 */
export function watchMethods(server: FastifyInstance): void {
  const methods = new Map<string, string[]>()
  const patterns: { readonly url: string; readonly pattern: RegExp }[] = []
  server.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    if (url.includes(':') && !methods.has(url)) patterns.push({ url, pattern: patternOf(url) })
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()])
  })
  const fitting = (path: string) => patterns.filter(({ pattern }) => pattern.test(path))
  servedBy.set(server, (path) => methods.get(path) ?? fitting(path).flatMap(({ url }) => methods.get(url) ?? []))
}

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+')}$`)
