import { filesCache, pagesCache, picturesCache, type WorkerSurroundings } from './worker-surroundings.ts'

export type KeptFiles = {
  readonly keepBuild: () => Promise<void>
  readonly forgetOtherBuilds: () => Promise<void>
  readonly file: (request: Request) => Promise<Response>
  readonly picture: (request: Request) => Promise<Response>
}

const picturesMax = 400

/** Scripts, styles and fonts of the build are cached at once; pictures as they are seen. */
export function keptFiles({ built, caches, fetch }: Omit<WorkerSurroundings, 'clients'>): KeptFiles {
  /** A file that an earlier build has cached is not fetched again: its name changes with its content. */
  const keepFile = async (cache: Cache, file: string): Promise<void> => {
    const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file))
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
    await cache.put(file, answer)
  }
  return {
    keepBuild: async () => {
      const cache = await caches.open(filesCache(built))
      await Promise.all(built.files.map((file) => keepFile(cache, file)))
    },
    forgetOtherBuilds: async () => {
      const current = new Set([filesCache(built), pagesCache(built), picturesCache])
      const names = await caches.keys()
      await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)))
    },
    file: async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
    picture: async (request) => {
      const cache = await caches.open(picturesCache)
      const kept = await cache.match(request, { ignoreVary: true })
      if (kept) return kept
      const answer = await fetch(request)
      if (answer.ok) await keepPicture(cache, request, answer.clone())
      return answer
    },
  }
}

/** The oldest go first; a phone's storage is small. */
async function keepPicture(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - picturesMax)).map((key) => cache.delete(key)))
}
