import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The gallery is for eyes and tests; no build of the product takes it in.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/gallery', import.meta.url)),
  server: { fs: { allow: [fileURLToPath(new URL('../../..', import.meta.url))] } },
  plugins: [react()],
})
