import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { joinAssets } from '../page-assets.ts'
import { readPageAssets } from './read-page-assets.ts'

const client = join(import.meta.dirname, '../dist/client')

export type ShellScripts = {
  readonly shell: 'mobile' | 'desktop'
  readonly bytes: number
  readonly scripts: readonly { readonly file: string; readonly bytes: number }[]
}

/**
 * The JavaScript that a browser loads before a screen works, in bytes of gzip -9: the entry, the shell, the screen and
 * their static imports. Without a screen, what every page loads.
 */
export function initialScripts(screen?: string): readonly ShellScripts[] {
  const assets = readPageAssets(client)
  if (screen !== undefined && !assets.parts[screen]) throw new Error(`The build has no ${screen}`)
  return (['mobile', 'desktop'] as const).map((shell) => {
    const sources = ['apps/player/main.tsx', `apps/player/shells/${shell}/${shell}-shell.tsx`, screen ?? []].flat()
    const scripts = joinAssets(assets, sources).scripts.map((file) => ({ file, bytes: gzippedBytes(file) }))
    return { shell, scripts, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) }
  })
}

const gzippedBytes = (file: string): number =>
  gzipSync(withSteadyNames(readFileSync(join(client, file), 'utf8')), { level: 9 }).length

/**
 * The names of other files end in a hash of their content, which makes a script smaller or larger by chance whenever any of
 * them changes. Here they end in a hash of the name alone, and of which file of that name it is.
 */
function withSteadyNames(script: string): string {
  const files = new Map<string, string[]>()
  return script.replaceAll(/([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (name: string, stem: string) => {
    const namesakes = files.get(stem) ?? []
    files.set(stem, namesakes)
    const place = namesakes.includes(name) ? namesakes.indexOf(name) : namesakes.push(name) - 1
    return `${stem}-${createHash('sha256').update(`${stem} ${place}`).digest('base64url').slice(0, 8)}`
  })
}
