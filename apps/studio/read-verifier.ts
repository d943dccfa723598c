import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWebFiles, type WebFile } from '#platform/http/web-files.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

/** The files of dist/verifier. */
export const verifierFiles = { script: 'verify-page.js', program: 'check-round.mjs', check: 'check-round.js' } as const

/** Below dist/verifier: the tables of each title. */
export const tablesFolder = 'tables'

/** The verifier as it was built: the script of its page, the program that players download for Node, and the module that replays load. */
export type Verifier = {
  readonly script: string
  readonly program: string
  readonly check: WebFile
  /** The tables of each title, by its code. */
  readonly tables: ReadonlyMap<string, WebFile>
}

export function readVerifier(directory: string): Verifier {
  const { script, program, check } = verifierFiles
  return {
    script: built(directory, script),
    program: built(directory, program),
    check: compressed(directory, check),
    tables: tablesIn(directory),
  }
}

function tablesIn(directory: string): ReadonlyMap<string, WebFile> {
  const [first, last] = [`/${tablesFolder}/`, '.json']
  const files = [...readWebFiles(directory)].filter(([path]) => path.startsWith(first) && path.endsWith(last))
  return new Map(files.map(([path, file]) => [path.slice(first.length, -last.length), file]))
}

function compressed(directory: string, name: string): WebFile {
  built(directory, name)
  const file = readWebFiles(directory).get(`/${name}`)
  if (file === undefined) throw new Error(`${name} is not served`)
  return file
}

function built(directory: string, name: string): string {
  const path = join(directory, name)
  if (!existsSync(path))
    throw new OperatorFault(`There is no built verifier in ${directory}. Run "npm run build" first.`)
  return readFileSync(path, 'utf8')
}
