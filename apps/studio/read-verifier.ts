import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

/** The files of dist/verifier. */
export const verifierFiles = { script: 'verify-page.js', program: 'check-round.mjs' } as const

/** The verifier as it was built: the script of its page, and the program that players download for Node. */
export type Verifier = { readonly script: string; readonly program: string }

export function readVerifier(directory: string): Verifier {
  return { script: built(directory, verifierFiles.script), program: built(directory, verifierFiles.program) }
}

function built(directory: string, name: string): string {
  const path = join(directory, name)
  if (!existsSync(path))
    throw new OperatorFault(`There is no built verifier in ${directory}. Run "npm run build" first.`)
  return readFileSync(path, 'utf8')
}
