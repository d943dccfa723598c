import type { Instant } from '#core/clock/instant.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'
import type { DailyRoot } from '#ledger'
import { fileNameOf, manifestFormat } from '../format.ts'
import type { SignedDay, VaultFile } from './store/vault.store.ts'

type ManifestFacts = {
  readonly operator: string
  readonly day: VaultDay
  readonly previous: Pick<SignedDay, 'day' | 'hash'> | undefined
  readonly root: DailyRoot | undefined
  readonly publicKey: Buffer
  readonly files: readonly VaultFile[]
  readonly now: Instant
}

/** The signed text: the files of the day with their hashes, counts and sums, the public root, and the manifest of the day before. */
export function manifestText({ operator, day, previous, root, publicKey, files, now }: ManifestFacts): string {
  const manifest = {
    format: manifestFormat,
    operator,
    day: day.day,
    from: day.from,
    until: day.until,
    writtenAt: now,
    previous: previous === undefined ? null : { day: previous.day, sha256: previous.hash.toString('hex') },
    root:
      root === undefined
        ? null
        : { hash: root.hash, total: String(root.total), players: Number(root.players), madeAt: root.madeAt },
    publicKey: publicKey.toString('base64'),
    files: files.map(({ kind, sha256, bytes, first, records, sums }) => ({
      kind,
      name: fileNameOf(kind),
      sha256: sha256.toString('hex'),
      bytes: Number(bytes),
      first: Number(first),
      records: Number(records),
      sums,
    })),
  }
  return `${JSON.stringify(manifest, null, 1)}\n`
}
