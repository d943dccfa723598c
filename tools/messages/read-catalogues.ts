import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from './catalogue-table.ts'

const places = '{core,platform,features,games,apps}/**/messages/en.ts'

/** Every catalogue of the product, in the order of its folders. */
export async function readCatalogues(root: string): Promise<readonly Catalogue[]> {
  const files = globSync(places, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
  const folders = files.map((file) => dirname(file).replaceAll('\\', '/')).toSorted()
  return Promise.all(
    folders.map(async (folder) => ({
      folder,
      en: await messagesIn(join(root, folder, 'en.ts')),
      fil: await messagesIn(join(root, folder, 'fil.ts')),
    })),
  )
}

async function messagesIn(file: string): Promise<Catalogue['en']> {
  if (!existsSync(file)) return {}
  const { messages } = (await import(pathToFileURL(file).href)) as { readonly messages: Catalogue['en'] }
  return messages
}
