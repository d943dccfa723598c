import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { type CalendarDay, endOfDay } from '#core/clock/manila.ts'
import { closeDays, ledgerVault, makeRoot } from '#ledger'
import type { TestSite } from '#tests/support/test-site.ts'
import type { VaultDependencies } from '../server/vault-dependencies.ts'
import { writeVault } from '../server/write-vault.ts'

export const vaultNeeds = ({ context, features }: TestSite, directory: string): VaultDependencies => ({
  ...context,
  directory,
  kinds: [...ledgerVault, ...features.vault],
})

/** What the night does with a day that ended: its sums, its root, and the vault. The clock is past the hour of the vault then. */
export async function endDay(site: TestSite, day: CalendarDay): Promise<void> {
  const { db } = site.context
  await makeRoot(db, { day, now: addDuration(endOfDay(day), minutes(5)), bytes: () => new Uint8Array(32).fill(7) })
  site.clock.set(addDuration(endOfDay(day), minutes(61)))
  await closeDays(db, site.clock.now())
}

export const writeDays = (needs: VaultDependencies, { clock }: Pick<TestSite, 'clock'>): Promise<void> =>
  writeVault(needs, { now: clock.now(), signal: new AbortController().signal, confirm: async () => {} })

const script = fileURLToPath(new URL('../verify.mjs', import.meta.url))

/** What the regulator's own program says of a folder. */
export function verdictOf(
  folder: string,
  ...options: readonly string[]
): { readonly code: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder, ...options], { encoding: 'utf8' })
  return { code: status, text: stdout + stderr }
}
