import type { Resealed, Resealing, SealedValues } from '#platform/crypto/reseal/sealed-values.ts'
import { createSeal, sealKeyId } from '#platform/crypto/seal.ts'
import { documentReseal } from './document-files.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { documentNamesAfter } from './store/identity-document.store.ts'

const purpose = 'identity-document'
const batchFiles = 100

/** The pictures of documents, which are files. */
export const sealedDocuments = ({ directory }: Pick<IdentityDependencies, 'directory'>): SealedValues => ({
  name: 'identity_document',
  purpose,
  async reseal({ db, secret, progress, signal }: Resealing): Promise<Resealed> {
    const needs = { directory, sealDocument: createSeal({ current: secret }, purpose) }
    const keyId = sealKeyId(secret, purpose)
    const unreadable: string[] = []
    let resealed = 0
    let after = ''
    for (;;) {
      const names = await documentNamesAfter(db, after, batchFiles)
      const last = names.at(-1)
      if (last === undefined) return { resealed, unreadable }
      after = last
      const before = resealed
      for (const name of names) {
        signal?.throwIfAborted()
        const isResealed = await documentReseal(needs, name, keyId)
        if (isResealed === undefined) unreadable.push(`picture ${name}`)
        if (isResealed === true) resealed++
      }
      if (resealed > before) progress(resealed)
    }
  },
})
