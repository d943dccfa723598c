import { pageRenewed } from './page-renewed.ts'
import { pagesCache, type WorkerSurroundings } from './worker-surroundings.ts'

export type KeptPages = {
  readonly keepHome: () => Promise<void>
  /** Revalidates every cached page: all look different. Without a network they stay. */
  readonly renewAll: () => Promise<void>
  /** The cached page at once, with a promise that revalidates it; without one, the network's. */
  readonly answer: (request: Request, lastUntil: (work: Promise<unknown>) => void) => Promise<Response>
}

const homePath = '/lobby/home'

export function keptPages({ built, caches, fetch, clients }: WorkerSurroundings): KeptPages {
  const kept = async (path: string) => (await caches.open(pagesCache(built))).match(path, { ignoreVary: true })
  const keep = async (path: string, answer: Response): Promise<void> => {
    const text = await answer.clone().text()
    // The server may already have the next build; its pages wait for its worker.
    if (text.includes(built.entry)) await (await caches.open(pagesCache(built))).put(path, answer)
  }
  const fetchAndKeep = async (request: Request | string, path: string): Promise<Response> => {
    const answer = await fetch(request)
    if (isWholePage(answer)) await keep(path, answer.clone())
    return answer
  }
  const renew = async (path: string, before: Response): Promise<void> => {
    const answer = await fetch(path, { cache: 'no-cache' }).catch(() => undefined)
    if (!answer || !isWholePage(answer) || answer.headers.get('etag') === before.headers.get('etag')) return
    await keep(path, answer)
    for (const client of await clients()) client.postMessage(pageRenewed)
  }
  return {
    keepHome: async () => void (await fetchAndKeep(homePath, homePath)),
    renewAll: async () => {
      const cache = await caches.open(pagesCache(built))
      await Promise.all(
        (await cache.keys()).map(async ({ url }) => {
          const path = new URL(url).pathname
          const page = await kept(path)
          if (page) await renew(path, page)
        }),
      )
    },
    answer: async (request, lastUntil) => {
      const path = new URL(request.url).pathname
      const page = await kept(path)
      if (page) {
        lastUntil(renew(path, page.clone()))
        return page
      }
      try {
        return await fetchAndKeep(request, path)
      } catch (error) {
        // Offline, any cached page of ours can render the requested one.
        const home = await kept(homePath)
        if (home) return home
        throw error
      }
    },
  }
}

function isWholePage(answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? ''
  return answer.status === 200 && !answer.redirected && type.startsWith('text/html')
}
