import { access, constants, mkdir } from 'node:fs/promises'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { fileFault } from '#platform/configuration/file-fault.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

type Folders = Pick<Configuration, 'role' | 'documentsDirectory' | 'vaultDirectory'>

/** Throws a one-sentence error if a folder that this process will write to cannot be written: a player would find out first. */
export async function requireFolders({ role, documentsDirectory, vaultDirectory }: Folders): Promise<void> {
  await requireFolder('DOCUMENTS_DIR', documentsDirectory)
  if (role === 'worker' || role === 'all') await requireFolder('VAULT_DIR', vaultDirectory)
}

async function requireFolder(setting: string, path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true })
    await access(path, constants.W_OK)
  } catch (error) {
    const fault = fileFault(error, path)
    throw fault instanceof OperatorFault ? new OperatorFault(`${setting}: ${fault.message}`, { cause: error }) : fault
  }
}
