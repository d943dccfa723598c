import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { FetchedVault } from './fetch-vault.ts'
import { addPlay, addTo, type MonthSums, noSums } from './month-sums.ts'

const headOut = v.looseObject({ columns: v.array(v.string()) })
type VaultValues = Readonly<Record<string, unknown>>

/** What the records of the vault's files come to, read without anything of the house. */
export async function sumsOfFiles({ folder, days }: Pick<FetchedVault, 'folder' | 'days'>): Promise<MonthSums> {
  const sums = noSums()
  for (const day of days) {
    for (const round of await recordsOf(join(folder, day, 'rounds.jsonl.gz'))) {
      const before = { stake: Number(round.stakeBefore ?? 0), win: Number(round.winBefore ?? 0) }
      const [stake, win] = [Number(round.stake) - before.stake, Number(round.win) - before.win]
      addPlay(sums, String(round.type), {
        rounds: round.stakeBefore === null ? 1n : 0n,
        stake: BigInt(stake),
        win: BigInt(win),
      })
    }
    for (const transfer of await recordsOf(join(folder, day, 'transfers.jsonl.gz')))
      addTo(sums.moved, String(transfer.reason), BigInt(Number(transfer.amount)))
  }
  return sums
}

async function recordsOf(path: string): Promise<readonly VaultValues[]> {
  const [head, ...lines] = gunzipSync(await readFile(path))
    .toString('utf8')
    .trimEnd()
    .split('\n')
  const { columns } = v.parse(headOut, JSON.parse(head ?? ''))
  const records = lines.slice(0, -1).map((line) => v.parse(v.array(v.unknown()), JSON.parse(line)))
  return records.map((values) => Object.fromEntries(columns.map((column, place) => [column, values[place]])))
}
