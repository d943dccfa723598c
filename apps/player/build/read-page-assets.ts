import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { PageAssets, PartAssets } from '../page-assets.ts'
import { laterModule } from './later-screens.ts'

const entrySource = 'apps/player/main.tsx'
const laterSource = `apps/player/routes/${laterModule}`

/** Reads the client build's manifest into the assets that the server's HTML has to name. */
export function readPageAssets(clientDirectory: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, 'manifest.json'), 'utf8')) as Manifest
  const sources = Object.entries(manifest).flatMap(([key, chunk]) =>
    chunk.src ? [{ source: sourceOf(key), chunk }] : [],
  )
  const entry = sources.find(({ source }) => source === entrySource)?.chunk
  if (!entry) throw new Error(`The manifest has no ${entrySource}`)
  const styles = Object.values(manifest).flatMap((chunk) => chunk.css ?? [])
  const later = sources.find(({ source }) => source === laterSource)?.chunk
  // A later screen's file is named by the later script alone: a page that starts there loads that, too.
  const laterChunksOf = (chunk: ManifestChunk) =>
    later?.dynamicImports?.some((key) => manifest[key] === chunk) ? chunksOf(manifest, later) : []
  const textOf = (file: string) => readFileSync(join(clientDirectory, file), 'utf8').trim()
  return {
    entry: `/${entry.file}`,
    preloads: chunksOf(manifest, entry).flatMap((chunk) => (chunk.assets ?? []).flatMap(preloadOf)),
    later: later ? [`/${later.file}`] : [],
    parts: Object.fromEntries(
      sources.map(({ source, chunk }) => [source, partOf([...laterChunksOf(chunk), ...chunksOf(manifest, chunk)])]),
    ),
    styleTexts: Object.fromEntries(styles.map((file) => [`/${file}`, textOf(file)])),
  }
}

function partOf(chunks: readonly ManifestChunk[]): PartAssets {
  return {
    scripts: chunks.map(({ file }) => `/${file}`).filter((file) => file.endsWith('.js')),
    styles: chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`),
  }
}

/** Preloads of the first render besides scripts and styles: the font and the icons. */
function preloadOf(file: string): PageAssets['preloads'] {
  if (file.endsWith('.woff2')) return [{ href: `/${file}`, as: 'font', type: 'font/woff2' }]
  return file.endsWith('.svg') ? [{ href: `/${file}`, as: 'image', type: 'image/svg+xml' }] : []
}

/** The chunks that a chunk needs to run: its static imports, transitively, and itself last. */
function chunksOf(manifest: Manifest, start: ManifestChunk): readonly ManifestChunk[] {
  const visited = new Set<ManifestChunk>()
  const ordered: ManifestChunk[] = []
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk || visited.has(chunk)) return
    visited.add(chunk)
    for (const key of chunk.imports ?? []) visit(manifest[key])
    ordered.push(chunk)
  }
  visit(start)
  return ordered
}

/** The manifest names sources by their way from apps/player; the code names them by their way from the repository. */
function sourceOf(key: string): string {
  return key.startsWith('../../') ? key.slice('../../'.length) : `apps/player/${key}`
}
