import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'

const compiled = v.object({ code: v.string(), map: v.unknown() })
type Compiled = v.InferOutput<typeof compiled>
type Handler = (this: unknown, code: string, id: string, options: unknown) => Promise<Compiled | undefined>

/**
 * Keeps what React's compiler made of a module under the module's own text: the builds of all languages compile the same
 * modules, before their texts are put in, and the compiler is four fifths of a build. Its version and options are part of the key.
 */
export async function keepCompiled<P extends object>(compiling: Promise<P>, repository: string): Promise<P> {
  const plugin = await compiling
  const { transform } = plugin as { readonly transform?: { handler: Handler } }
  if (transform === undefined)
    throw new Error('The compiler’s plugin has another form, which keepCompiled has to follow')
  const { handler } = transform
  const kept = join(repository, 'node_modules', '.cache', 'compiled-screens')
  mkdirSync(kept, { recursive: true })
  const tools = ['package-lock.json', 'apps/player/vite.config.ts'].map((file) => readFileSync(join(repository, file)))
  transform.handler = async function (code, id, options) {
    const key = createHash('sha256')
    for (const part of [...tools, relative(repository, id), '\n', code]) key.update(part)
    const path = join(kept, `${key.digest('hex')}.json`)
    const found = readCompiled(path)
    if (found !== undefined) return found
    const result = await handler.call(this, code, id, options)
    if (result !== undefined) writeCompiled(path, result)
    return result
  }
  return plugin
}

function readCompiled(path: string): Compiled | undefined {
  try {
    return v.parse(compiled, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

/** Whole at once, because builds run side by side. */
function writeCompiled(path: string, { code, map }: Compiled): void {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify({ code, map }))
  renameSync(unfinished, path)
}
