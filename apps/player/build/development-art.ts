import { createReadStream, existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { drawPictures, keptPictures } from '#art/build/draw-pictures.ts'
import { allPictures, servedPath } from '#art/build/place-pictures.ts'

const types: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp', '.png': 'image/png' }

/** During development Vite serves the app, and this serves the pictures from their build cache. */
export function developmentArt(): Plugin {
  return {
    name: 'development-art',
    apply: 'serve',
    configureServer: (server) => {
      const pictures = allPictures()
      const names = new Map(pictures.flatMap(({ files }) => files.map((file) => [`/${servedPath(file)}`, file.name])))
      server.middlewares.use((request, response, next) => {
        const name = names.get(request.url ?? '')
        if (name === undefined) return next()
        const path = join(keptPictures, name)
        response.setHeader('content-type', types[extname(name)] ?? '')
        const ready = existsSync(path) ? Promise.resolve() : drawPictures(pictures)
        ready.then(() => createReadStream(path).pipe(response), next)
      })
    },
  }
}
