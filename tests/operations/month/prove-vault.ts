import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verdictOf } from '#features/office/vault/testing/written-vault.ts'
import type { FetchedVault } from './fetch-vault.ts'
import type { MonthPlan } from './plan-month.ts'

export type VaultProof = { readonly verdict: string; readonly refusal: string; readonly differences: readonly string[] }

/** The regulator's own program finds no fault in the files, and finds one byte that was changed. */
export async function proveVault({ days }: MonthPlan, vault: FetchedVault): Promise<VaultProof> {
  const { folder, sealsPath } = vault
  const good = verdictOf(folder, '--seals', sealsPath)
  const bad = verdictOf(await withOneByteChanged(vault), '--seals', sealsPath)
  const differences = [
    ...(good.code === 0 ? [] : [`the vault is refused: ${good.text}`]),
    ...(bad.code === 1 ? [] : [`a changed byte is not found: ${bad.text}`]),
    ...(vault.days.length === days ? [] : [`the vault has ${vault.days.length} of ${days} days`]),
  ]
  return { verdict: lastLine(good.text), refusal: lastLine(bad.text), differences }
}

/** A copy of the vault with another bit in the middle of one file of rounds. */
async function withOneByteChanged({ folder, days }: FetchedVault): Promise<string> {
  const copy = `${folder}-changed`
  await cp(folder, copy, { recursive: true })
  const path = join(copy, days[Math.floor(days.length / 2)] ?? '', 'rounds.jsonl.gz')
  const bytes = await readFile(path)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  await writeFile(path, bytes)
  return copy
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''
