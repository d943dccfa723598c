import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../launcher/data-dir.ts'
import { runCommand } from '../launcher/run-command.ts'

/**
 * Verifies the folder of a regulator's vault, by the program that the regulator has: it imports nothing of the product. Exits
 * with 1 and one sentence for each fault.
 */
await runCommand(async () => {
  const script = join(root, 'features/office/vault/verify.mjs')
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
})
