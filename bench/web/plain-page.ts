import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { once } from 'node:events'
import { build, type Plugin, type Rolldown } from 'vite'
import { callPrefix } from '#core/contract/envelope.ts'
import { root } from '#tools/launcher/data-dir.ts'

export type PlainPage = { readonly url: string; readonly scriptBytes: number; readonly stop: () => Promise<void> }

const base = '/plain/'
const entry = 'plain-entry'
const app = join(root, 'apps', 'player')

/** What the same app is without its own ways of being fast: the page asks for the configuration, then draws itself. */
const entrySource = `
const answer = await fetch('${callPrefix}anonymous/appConfig', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
})
const { data } = await answer.json()
const block = document.createElement('script')
block.type = 'application/json'
block.id = 'bituin-config'
block.textContent = JSON.stringify(data)
document.body.append(block)
await import(${JSON.stringify(join(app, 'main.tsx'))})
`

/**
 * The home page drawn by the browser alone: an empty HTML, one script with all screens, one style sheet, nothing written
 * into the page beforehand. Calls and pictures are those of the product, and so are compression and caching.
 */
export async function servePlainPage(productUrl: string): Promise<PlainPage> {
  const files = await buildPlainApp()
  const page = compressed(pageOf([...files.keys()]), 'text/html; charset=utf-8')
  const server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', productUrl).pathname
    const file = files.get(path) ?? (path === '/lobby/home' ? page : undefined)
    if (file) send(answer, file)
    else passOn(incoming, answer, productUrl)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The plain page has no port')
  const scripts = [...files.values()].filter(({ type }) => type.startsWith('text/javascript'))
  return {
    url: `http://127.0.0.1:${address.port}`,
    scriptBytes: scripts.reduce((sum, { body }) => sum + body.length, 0),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type CompressedBody = { readonly type: string; readonly body: Buffer }

const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** Its pictures and fonts are found among the product's own files, under the same names. */
async function buildPlainApp(): Promise<ReadonlyMap<string, CompressedBody>> {
  const built = await build({
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    plugins: [plainEntry()],
    build: {
      write: false,
      manifest: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false, entryFileNames: `${base.slice(1)}[name].js` } },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const texts = output.flatMap((file): [string, CompressedBody][] => {
    const type = types[file.fileName.slice(file.fileName.lastIndexOf('.') + 1)]
    if (!type) return []
    return [[`/${file.fileName}`, compressed(file.type === 'chunk' ? file.code : file.source, type)]]
  })
  return new Map(texts)
}

function plainEntry(): Plugin {
  return {
    name: 'plain-entry',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? entrySource : undefined),
  }
}

function pageOf(paths: readonly string[]): string {
  const tags = paths.map((path) =>
    path.endsWith('.css') ? `<link rel="stylesheet" href="${path}">` : `<script type="module" src="${path}"></script>`,
  )
  return `<!doctype html><html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Bituin</title>${tags.join('')}</head><body><div id="root"></div></body></html>`
}

const compressed = (text: string | Uint8Array, type: string): CompressedBody => ({
  type,
  body: brotliCompressSync(text),
})

function send(answer: ServerResponse, { type, body }: CompressedBody): void {
  answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
  answer.end(body)
}

function passOn(incoming: IncomingMessage, answer: ServerResponse, productUrl: string): void {
  const { method, headers } = incoming
  const passed = request(new URL(incoming.url ?? '/', productUrl), { method, headers }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  incoming.pipe(passed)
}
