import type { Instant } from '#core/clock/instant.ts'
import type { UploadItem } from '../identity-words.ts'
import { requestedItems } from '../rules.ts'
import { cleanDocument, type DocumentRefusal } from './clean-document.ts'
import { documentWrite } from './document-files.ts'
import { documentInsert } from './store/identity-document.store.ts'
import { identityBegin, identityFind } from './store/identity.store.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'

export type Upload = {
  readonly playerId: bigint
  readonly item: UploadItem
  readonly bytes: Buffer
  readonly now: Instant
}
export type UploadResult =
  | { readonly item: UploadItem; readonly uploadedAt: Instant }
  | DocumentRefusal
  | 'nothingAsked'

const nameBytes = 32

/** Stores one picture: first the file under an unguessable name, then the row that refers to it. */
export async function keepDocument(
  { playerId, item, bytes, now }: Upload,
  needs: IdentityDependencies,
): Promise<UploadResult> {
  // Checked before anything is written, and again once the row is locked.
  const before = await identityFind(needs.db, playerId)
  if (!requestedItems(before?.status ?? 'NONE', before?.faults ?? []).includes(item)) return 'nothingAsked'
  const clean = await cleanDocument(bytes)
  if (typeof clean === 'string') return clean
  const name = Buffer.from(needs.bytes(nameBytes)).toString('hex')
  await documentWrite(needs, name, clean.content)
  return needs.db.transaction(async (tx) => {
    const row = await identityBegin(tx, playerId, now)
    if (!requestedItems(row.status, row.faults).includes(item)) return 'nothingAsked'
    const { mediaType, content } = clean
    await documentInsert(tx, playerId, { name, item, mediaType, sizeBytes: content.length, uploadedAt: now })
    return { item, uploadedAt: now }
  })
}
