import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { listVaultSeals } from '../contract.ts'
import { vaultSeals } from './store/vault.store.ts'

const sealsMax = 400

/** A little over a year of seals, for everybody. */
export const listVaultSealsHandler = handleOutsideTransaction(listVaultSeals, async ({ db }) => {
  const seals = await vaultSeals(db, sealsMax)
  return answer({
    seals: seals.map(({ day, hash, signature, publicKey, signedAt }) => ({
      day,
      hash: hash.toString('hex'),
      signature: signature.toString('base64'),
      publicKey: publicKey.toString('base64'),
      signedAt,
    })),
  })
})
