import { createPublicKey } from 'node:crypto'
import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { addProviderKey, endProviderKey } from '../../staff-contract.ts'
import { liveKeyFindForUpdate, providerFindForUpdate } from '../store/staff-provider.store.ts'
import type { StaffWalletDependencies } from './staff-wallet-dependencies.ts'

/** The secret is returned once and never logged. */
export const staffAddProviderKeyHandler = ({ audit, providers }: StaffWalletDependencies) =>
  handleStaffChange(audit, addProviderKey, async ({ input: { providerId, given }, tx, now }) => {
    const provider = await providerFindForUpdate(tx, providerId)
    if (provider === undefined) return refuse('providerNotFound')
    if (provider.adapter === 'hub88-style' && !isPublicKey(given?.secret ?? '')) return refuse('keyUnreadable')
    const key = await providers.addKey(providerId, now, { within: tx, given })
    if (typeof key === 'string') return refuse(key)

    const record = { subject: `gameProvider:${providerId}`, before: null, after: { keyId: key.id } }
    return changed({ keyId: key.id, secret: given === undefined ? key.secret : null }, record)
  })

/** A private key pasted by mistake is refused as well: we must not have it. */
function isPublicKey(text: string): boolean {
  try {
    return text.includes('PUBLIC KEY') && createPublicKey(text).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

export const staffEndProviderKeyHandler = ({ audit, providers }: StaffWalletDependencies) =>
  handleStaffChange(audit, endProviderKey, async ({ input: { keyId }, tx, now }) => {
    const key = await liveKeyFindForUpdate(tx, keyId)
    if (key === undefined) return refuse('keyNotFound')
    await providers.revokeKey(keyId, now, tx)
    return changed({}, { subject: `gameProvider:${key.providerId}`, before: { keyId }, after: null })
  })
