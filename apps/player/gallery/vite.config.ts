import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pseudoCatalogue } from '#tools/build/pseudo-locale.ts'
import { readTextFiles } from '#tools/check/text-files.ts'
import { listMessages } from '#tools/messages/list-messages.ts'
import { readCatalogues } from '#tools/messages/read-catalogues.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

// The gallery is for eyes and tests; no build of the product takes it in. `--mode xa` shows its components in en-XA.
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/gallery', import.meta.url)),
  server: { fs: { allow: [repository] } },
  plugins: [react(), messageListing(), ...(mode === 'xa' ? [pseudoTexts()] : [])],
}))

/** Serves every message of the product to the page of messages, read from the sources whenever it is loaded. */
function messageListing(): Plugin {
  return {
    name: 'message-listing',
    configureServer: (server) => {
      server.middlewares.use('/messages.json', (_request, response, next) => {
        readCatalogues(repository).then((catalogues) => {
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(listMessages(catalogues, readTextFiles(repository))))
        }, next)
      })
    },
  }
}

function pseudoTexts(): Plugin {
  return {
    name: 'pseudo-texts',
    load: {
      filter: { id: /\/messages\/en\.ts$/ },
      handler: async (id) => `export const messages = ${JSON.stringify(await pseudoCatalogue(id))}`,
    },
  }
}
