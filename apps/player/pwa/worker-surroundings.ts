import type { WorkerClient } from './worker-scope.ts'

/** The files of one build, as the build lists them for its worker. */
export type BuiltFiles = {
  readonly version: string
  /** The script that every page of this build names: a page without it belongs to another build. */
  readonly entry: string
  readonly files: readonly string[]
}

export type WorkerSurroundings = {
  readonly built: BuiltFiles
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  readonly clients: () => Promise<readonly Pick<WorkerClient, 'postMessage'>[]>
}

export const filesCache = ({ version }: BuiltFiles): string => `files-${version}`
export const pagesCache = ({ version }: BuiltFiles): string => `pages-${version}`
export const picturesCache = 'pictures'
