import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Builds the staff's app into dist/client. Run it with `node apps/back-office/build.ts`. */
const directory = import.meta.dirname
const client = join(directory, 'dist/client')

rmSync(join(directory, 'dist'), { recursive: true, force: true })
await build({ configFile: join(directory, 'vite.config.ts'), logLevel: 'warn' })
for (const entry of readdirSync(client, { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(bytes))
  writeFileSync(`${path}.gz`, gzipSync(bytes))
}
