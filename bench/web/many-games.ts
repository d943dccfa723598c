import { spawn } from 'node:child_process'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '#tools/launcher/data-dir.ts'
import type { RunningProduct } from '#tests/journeys/support/run-product.ts'

const games = 5_000
const waitMs = 60_000
const pollMs = 500

/** Fills the lobby of this product as `npm run seed:catalogue` does, and waits until its pages know. */
export async function fillLobby({ url, databaseUrl }: RunningProduct, dataDir: string): Promise<void> {
  // Building the plain page has made this process one of production, where no such games are added.
  const { NODE_ENV: _production, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'seed:catalogue', '--games', String(games)], {
    cwd: root,
    env: { ...env, DATABASE_URL: databaseUrl, BITUIN_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`seed:catalogue ended with ${String(code)}`)
  const deadline = performance.now() + waitMs
  while ((await gameCount(url)) < games) {
    if (performance.now() > deadline) throw new Error('The lobby does not show the games that were added')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

const pageConfigSchema = v.object({ gameCount: v.number() })

async function gameCount(url: string): Promise<number> {
  const html = await (await fetch(`${url}/lobby/home`)).text()
  const [, json = ''] = /<script type="application\/json" id="bituin-config">(.*?)<\/script>/s.exec(html) ?? []
  return v.parse(pageConfigSchema, JSON.parse(json)).gameCount
}
