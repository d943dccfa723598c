import { createHash } from 'node:crypto'
import { chmod, cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { VaultKey } from '../server/vault-key.ts'

const manifestSchema = v.looseObject({
  previous: v.nullable(v.looseObject({ sha256: v.string() })),
  publicKey: v.string(),
  files: v.array(
    v.looseObject({ kind: v.string(), records: v.number(), first: v.number(), sums: v.record(v.string(), v.string()) }),
  ),
})
type Manifest = v.InferOutput<typeof manifestSchema>
type Line = (string | number | boolean | null | object)[]

/** A copy of a vault, of which files may be changed. */
export async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'vault-copy-'))
  await cp(folder, copy, { recursive: true })
  for (const day of await readdir(copy)) {
    for (const name of await readdir(join(copy, day))) await chmod(join(copy, day, name), 0o640)
  }
  return copy
}

/** A copy with its days in order, and the key that signs it. */
type SignedCopy = { readonly copy: string; readonly days: readonly string[]; readonly key: VaultKey }

type Forgery = {
  readonly day: string
  readonly kind: string
  /** The records of the file, without its head and its end. */
  readonly change: (records: Line[]) => Line[]
  readonly sums?: (sums: Record<string, string>) => void
}

/** Changes a file as whoever has the house's key could: hashes, counts and signatures follow from the change. */
export async function forge(vault: SignedCopy, { day, kind, change, sums }: Forgery): Promise<void> {
  const path = join(vault.copy, day, `${kind}.jsonl.gz`)
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n')
  const records = change(lines.slice(1, -1).map((line) => JSON.parse(line) as Line))
  const end = JSON.stringify(['end', records.length])
  const file = gzipSync([lines[0], ...records.map((record) => JSON.stringify(record)), end, ''].join('\n'))
  await writeFile(path, file)
  await signAgain(vault, (manifest, of) => {
    const entry = of === day ? manifest.files.find((each) => each.kind === kind) : undefined
    if (entry === undefined) return
    Object.assign(entry, { sha256: hashOf(file), bytes: file.length, records: records.length })
    sums?.(entry.sums)
  })
}

/** Signs every day again, each with the manifest before it. */
export async function signAgain(
  { copy, days, key }: SignedCopy,
  change: (manifest: Manifest, day: string) => void = () => undefined,
): Promise<void> {
  let previous: string | undefined
  for (const day of days) {
    const path = join(copy, day, 'manifest.json')
    const manifest = v.parse(manifestSchema, JSON.parse(await readFile(path, 'utf8')))
    manifest.publicKey = key.publicKey.toString('base64')
    if (manifest.previous !== null && previous !== undefined) manifest.previous.sha256 = previous
    change(manifest, day)
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
    previous = hashOf(text)
    await writeFile(path, text)
    await writeFile(join(copy, day, 'manifest.sig'), key.sign(text).toString('base64'))
  }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
