import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Encoding } from './accepted-encoding.ts'

/** A file with its compressed forms, ready to send. */
export type WebFile = {
  readonly type: string
  readonly etag: string
  /** The name changes with the content, so it may be cached for ever. */
  readonly immutable: boolean
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
}

/** Read by the server only. */
const notServed = new Set(['/index.html', '/manifest.json'])

/** Reads a build's files into memory, keyed by request path. A path that is no key does not exist. */
export function readWebFiles(directory: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>()
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(directory, file).replaceAll(sep, '/')}`
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || notServed.has(path)) continue
    files.set(path, webFile(file, path))
  }
  return files
}

/**
 * The files of builds before the current one: a page that was opened under them, or came from a server that still runs
 * one, asks for them by names that no current file has.
 */
export function readEarlierAssets(earlier: string): ReadonlyMap<string, WebFile> {
  const builds = existsSync(earlier) ? readdirSync(earlier).sort() : []
  return new Map(builds.flatMap((build) => [...readWebFiles(join(earlier, build))]))
}

export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

function webFile(file: string, path: string): WebFile {
  const type = types[extname(file)]
  if (!type) throw new Error(`${path} has a type that is not served`)
  const identity = readFileSync(file)
  const br = readIfThere(`${file}.br`)
  const gzip = readIfThere(`${file}.gz`)
  const bodies = { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }
  return { type, etag: etagOf(identity), immutable: path.startsWith('/assets/'), bodies }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
