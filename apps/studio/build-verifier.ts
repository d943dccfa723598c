import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { publishedTables } from '#games/fairness/published-tables.ts'
import { tables, titles } from '#games/titles.ts'
import { tablesFolder, verifierFiles } from './read-verifier.ts'

const repository = join(import.meta.dirname, '../..')
const fairness = join(repository, 'games/fairness')

/** The verifier's page and its program for Node: each one file with the rules of every title, so that it works without us. */
export async function buildVerifier(outDir: string): Promise<void> {
  await buildScript(outDir, verifierFiles.script, 'client/verify-page.ts')
  await buildProgram(outDir)
  await buildScript(outDir, verifierFiles.check, 'client/check-in-page.ts')
  writeTables(join(outDir, tablesFolder))
}

/** The program that players download, who should be able to read it. */
export const buildProgram = (outDir: string): Promise<void> =>
  buildFile({ outDir, name: verifierFiles.program, entry: join(fairness, 'server/round-program.ts'), forNode: true })

const buildScript = (outDir: string, name: string, entry: string): Promise<void> =>
  buildFile({ outDir, name, entry: join(fairness, entry), forNode: false })

type OneFile = { readonly outDir: string; readonly name: string; readonly entry: string; readonly forNode: boolean }

async function buildFile({ outDir, name, entry, forNode }: OneFile): Promise<void> {
  await build({
    configFile: false,
    root: repository,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      ssr: forNode,
      minify: !forNode,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: name, codeSplitting: false },
      },
    },
  })
}

/** What every title's return follows from, byte for byte the text whose hash is published. */
function writeTables(directory: string): void {
  mkdirSync(directory, { recursive: true })
  for (const title of [...titles, ...tables])
    writeFileSync(join(directory, `${title.code}.json`), publishedTables(title))
}
