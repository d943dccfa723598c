export type RequestKind = 'page' | 'file' | 'picture' | 'other'

/** The kind of a request, as far as the cache may answer it. Calls, games and everything foreign go to the network. */
export function requestKind(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): RequestKind {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'other'
  if (url.pathname.startsWith('/assets/art/')) return 'picture'
  if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/icons/')) return 'file'
  return request.mode === 'navigate' && isPage(url.pathname) ? 'page' : 'other'
}

/** The server's other doors have a dot in their names or lie below one of these. */
function isPage(path: string): boolean {
  return !/^\/(app|glw|adapters|back-office|preview)\//.test(path) && !/\.|^\/(healthz|readyz)$/.test(path)
}
