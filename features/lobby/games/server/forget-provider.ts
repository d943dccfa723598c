import type { Transaction } from '#platform/db/database.ts'
import { likesDeleteByProvider, playedDeleteByProvider } from './store/forget-provider.store.ts'

/** Nobody likes or has played a provider's games any more: before the catalogue takes them out. */
export async function forgetProvider(tx: Transaction, providerId: string): Promise<void> {
  await likesDeleteByProvider(tx, providerId)
  await playedDeleteByProvider(tx, providerId)
}
