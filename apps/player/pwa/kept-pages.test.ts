import { beforeEach, describe, expect, test } from 'vitest'
import { keptFiles } from './kept-files.ts'
import { keptPages } from './kept-pages.ts'
import { pageRenewed } from './page-renewed.ts'

const origin = 'https://lobby.example'
const built = { version: 'b1', entry: '/assets/app-b1.js', files: ['/assets/app-b1.js', '/assets/home.css'] }

let network: Map<string, () => Response>
let fetched: string[]
let messages: unknown[]
let storage: CacheStorage

beforeEach(() => {
  network = new Map()
  fetched = []
  messages = []
  storage = memoryCaches()
  for (const file of built.files) network.set(file, () => new Response(file))
  serve('/lobby/home', 'home', 'v1')
})

const surroundings = () => ({
  built,
  caches: storage,
  fetch: async (request: Request | string) => {
    const path = new URL(typeof request === 'string' ? request : request.url, origin).pathname
    fetched.push(path)
    const answer = network.get(path)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  },
  clients: async () => [{ postMessage: (message: unknown) => messages.push(message) }],
})

function serve(path: string, text: string, etag: string, entry = built.entry) {
  const headers = { 'content-type': 'text/html; charset=utf-8', etag }
  network.set(path, () => new Response(`${text} <script src="${entry}">`, { headers }))
}

async function visit(path: string) {
  const work: Promise<unknown>[] = []
  const answer = await keptPages(surroundings()).answer(new Request(origin + path), (each) => work.push(each))
  const text = (await answer.text()).split(' ')[0]
  await Promise.all(work)
  return text
}

describe('a page', () => {
  test('comes from the network the first time, and from the device from then on', async () => {
    serve('/search', 'search', 'v1')
    expect(await visit('/search?q=perla')).toBe('search')
    network.delete('/search')
    expect(await visit('/search')).toBe('search')
  })

  test('that has changed is shown from the cache, refreshed in the background, and open tabs are notified', async () => {
    await visit('/lobby/home')
    serve('/lobby/home', 'renewed', 'v2')
    expect(await visit('/lobby/home')).toBe('home')
    expect(messages).toEqual([pageRenewed])
    expect(await visit('/lobby/home')).toBe('renewed')
    expect(messages).toEqual([pageRenewed])
  })

  test('of the next build waits for the worker of the next build', async () => {
    await visit('/lobby/home')
    serve('/lobby/home', 'next', 'v2', '/assets/app-b2.js')
    await visit('/lobby/home')
    expect(await visit('/lobby/home')).toBe('home')
  })

  test.each([
    [
      'a page that does not exist',
      () => new Response('gone', { status: 404, headers: { 'content-type': 'text/html' } }),
    ],
    ['a fault of the server', () => new Response('fault', { status: 500, headers: { 'content-type': 'text/html' } })],
    ['what is no page', () => new Response(built.entry, { headers: { 'content-type': 'application/json' } })],
  ])('%s is not kept', async (_what, answer) => {
    network.set('/odd', answer)
    await visit('/odd')
    network.delete('/odd')
    await expect(visit('/odd')).rejects.toThrow('Failed to fetch')
  })

  test('of another theme is not shown once: every page is fetched again when a theme is chosen', async () => {
    serve('/search', 'search', 'night')
    await visit('/lobby/home')
    await visit('/search')
    serve('/lobby/home', 'light-home', 'light')
    serve('/search', 'light-search', 'light')
    await keptPages(surroundings()).renewAll()
    network.clear()
    expect([await visit('/lobby/home'), await visit('/search')]).toEqual(['light-home', 'light-search'])
  })

  test('stays when a theme is chosen without a network', async () => {
    await visit('/lobby/home')
    network.clear()
    await keptPages(surroundings()).renewAll()
    expect(await visit('/lobby/home')).toBe('home')
  })

  test('never seen is drawn by the home’s, without a network', async () => {
    await keptPages(surroundings()).keepHome()
    network.clear()
    expect(await visit('/profile/favorites')).toBe('home')
  })
})

describe('the files of a build', () => {
  test('are all there after it was installed, without a network', async () => {
    const files = keptFiles(surroundings())
    await files.keepBuild()
    network.clear()
    const answer = await files.file(new Request(`${origin}/assets/home.css`))
    expect(await answer.text()).toBe('/assets/home.css')
  })

  test('that the build before had too are not fetched again', async () => {
    await keptFiles(surroundings()).keepBuild()
    fetched = []
    const next = { ...built, version: 'b2', files: ['/assets/app-b2.js', '/assets/home.css'] }
    network.set('/assets/app-b2.js', () => new Response('b2'))
    const files = keptFiles({ ...surroundings(), built: next })
    await files.keepBuild()
    expect(fetched).toEqual(['/assets/app-b2.js'])
    await files.forgetOtherBuilds()
    expect(await storage.keys()).toEqual(['files-b2'])
  })

  test('of which one does not come leave the build before in its place', async () => {
    network.delete('/assets/home.css')
    await expect(keptFiles(surroundings()).keepBuild()).rejects.toThrow('Failed to fetch')
  })
})

/** The browser's cache API as far as the worker uses it: Node has none. */
function memoryCaches(): CacheStorage {
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).pathname
  const stores = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (request: RequestInfo) => store.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo, answer: Response) => void store.set(pathOf(request), answer),
      keys: async () => [...store.keys()].map((path) => new Request(origin + path)),
      delete: async (request: RequestInfo) => store.delete(pathOf(request)),
    } as unknown as Cache
  }
  return {
    open: async (name: string) => open(name),
    match: async (request: RequestInfo) =>
      [...stores.values()]
        .map((s) => s.get(pathOf(request)))
        .find(Boolean)
        ?.clone(),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage
}
