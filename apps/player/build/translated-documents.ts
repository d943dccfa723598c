import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '#core/language/language.ts'
import { refuseNoMatches } from '#tools/build/refuse-no-matches.ts'

/**
 * Puts the translation of a long text in its place: `documents/{language}/name.ts` for `documents/name.ts`. A build
 * carries the texts of one language alone.
 */
export function translatedDocuments(language: Language): Plugin {
  const { found, buildEnd } = refuseNoMatches('translated-documents')
  return {
    name: 'translated-documents',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: documentImport },
      async handler(specifier, importer, options) {
        const original = await this.resolve(specifier, importer, { ...options, skipSelf: true })
        if (!original) return original
        const translated = translationPath(original.id, language)
        if (!existsSync(translated)) return original
        found(1)
        return translated
      },
    },
    buildEnd,
  }
}

const documentImport = /\/documents\/[\w-]+\.ts$/

const translationPath = (original: string, language: Language): string =>
  join(dirname(original), language, basename(original))
