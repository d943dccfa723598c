import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Message } from '#core/message/format-message.ts'
import { writeTemplates } from './write-templates.ts'
import { refuseNoMatches } from './refuse-no-matches.ts'

type Catalogue = Readonly<Record<string, Message>>
export type ReadCatalogue = (english: string) => Promise<Catalogue>

/**
 * Writes each message where it is used, in one language. A script carries the texts of its own screens: a catalogue would
 * be a chunk that every screen of its feature has to wait for. `read` gets the path of the English catalogue.
 */
export function inlineMessages(repository: string, read: ReadCatalogue): Plugin {
  const { found, buildEnd } = refuseNoMatches('inline-messages')
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: catalogueImport },
      async handler(code, id) {
        const fileOf = (specifier: string) =>
          specifier.startsWith('#') ? join(repository, specifier.slice(1)) : resolve(dirname(id), specifier)
        let written = code
        for (const [whole, name = 'messages', specifier = ''] of code.matchAll(catalogueImport)) {
          const catalogue = await read(fileOf(specifier))
          written = withMessages(written, { importText: whole, name, catalogue })
        }
        found(1)
        return {
          code: writeTemplates(written, (each) => this.parse(each, { lang: id.endsWith('.tsx') ? 'tsx' : 'ts' })),
          map: null,
        }
      },
    },
    buildEnd,
  }
}

const catalogueImport = /import \{ messages(?: as (\w+))? \} from '([^']*\/messages\/en\.ts)'/g

/** The catalogue of a language, by the path of the English one. */
export const catalogueIn =
  (language: string): ReadCatalogue =>
  async (english) => {
    const file = english.replace(/en\.ts$/, `${language}.ts`)
    const { messages } = (await import(pathToFileURL(file).href)) as { readonly messages: Catalogue }
    return messages
  }

type Inlined = { readonly importText: string; readonly name: string; readonly catalogue: Catalogue }

/** A text that is chosen by a computed key stays in a table, which is then part of this module. */
export function withMessages(code: string, { importText, name, catalogue }: Inlined): string {
  const rest = code.replace(importText, '')
  const written = rest.replace(usesOf(name), (use, key: string | undefined, quoted: string | undefined) => {
    const text = catalogue[key ?? quoted ?? '']
    if (text === undefined) throw new Error(`There is no message ${use}`)
    return typeof text === 'string' ? JSON.stringify(text) : `(${JSON.stringify(text)})`
  })
  const isChosen = new RegExp(`(?<![\\w$./'"-])${name}(?![\\w$'":])`).test(withoutTexts(written))
  return isChosen ? `const ${name} = /* @__PURE__ */ Object.freeze(${JSON.stringify(catalogue)});${written}` : written
}

const usesOf = (name: string) => new RegExp(`(?<![\\w$./-])${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g')

/** Comments and strings may say the name too. */
const withoutTexts = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, "''")
