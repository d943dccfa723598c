import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const repository = join(import.meta.dirname, '../..')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The content security policy forbids inlined styles and fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [repository] },
    proxy: { '/back-office/v1': process.env.API_ORIGIN ?? 'http://127.0.0.1:8081' },
  },
})
