import { gzipSync } from 'node:zlib'

export type InitialScripts = { readonly bytes: number; readonly files: number }

/** What a page cannot work without, gzip -9: every script and module that its HTML names. */
export async function initialScripts(url: string, userAgent: string): Promise<InitialScripts> {
  const html = await (await fetch(url, { headers: { 'user-agent': userAgent } })).text()
  // Prefetched resources are not awaited.
  const tags = (html.match(/<(script|link)\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('rel="prefetch"'))
  const paths = new Set(tags.flatMap((tag) => /\b(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1] ?? []))
  const sizes = await Promise.all([...paths].map((path) => gzippedBytes(new URL(path, url))))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}

async function gzippedBytes(address: URL): Promise<number> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`)
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
}
