import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minify } from '@swc/core'

/**
 * Runs a second minifier over the scripts of a build: it inlines constants that are used once, which the bundler's own
 * does not, and saves a twentieth of our code. A script that would compress worse stays as it is.
 */
export async function tightenScripts(client: string): Promise<void> {
  const assets = join(client, 'assets')
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.js'))) {
    const file = join(assets, name)
    const code = readFileSync(file, 'utf8')
    const tight = await tighten(code)
    if (travelSize(tight) < travelSize(code)) writeFileSync(file, tight)
  }
}

export async function tighten(code: string): Promise<string> {
  const compress = { ecma: 2022, module: true, toplevel: true, passes: 3 } as const
  return (await minify(code, { module: true, compress, mangle: { toplevel: true } })).code
}

const travelSize = (code: string): number => gzipSync(code, { level: 9 }).length
