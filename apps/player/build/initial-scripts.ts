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

const gzippedBytes = (file: string): number => gzipSync(readFileSync(join(client, file)), { level: 9 }).length
