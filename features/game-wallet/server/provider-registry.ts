import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import {
  keyFindLive,
  keyFindNewest,
  keyInsert,
  keyRevoke,
  type KeyRow,
  providerFind,
  providerSave,
} from './provider.store.ts'
import type { WalletDependencies } from './wallet-dependencies.ts'
import type { Provider } from './wallet-order.ts'

export type ProviderKey = { readonly keyId: string; readonly secret: string; readonly provider: Provider }

/** Who may speak to the wallet, and what each may do. */
export type ProviderRegistry = {
  readonly save: (provider: Provider, now: Instant) => Promise<void>
  readonly find: (providerId: string) => Promise<Provider | undefined>
  /** A new key, told once. Two can be live at a time; a third is refused until one is revoked. */
  readonly addKey: (
    providerId: string,
    now: Instant,
  ) => Promise<{ id: string; secret: string } | 'twoKeysLive' | 'notFound'>
  readonly revokeKey: (keyId: string, now: Instant) => Promise<boolean>
  /** A live key with its provider. What another process changed is seen within two seconds. */
  readonly keyOf: (keyId: string, now: Instant) => Promise<ProviderKey | undefined>
  /** The key with which the provider is asked. */
  readonly newestKeyOf: (providerId: string) => Promise<ProviderKey | undefined>
}

const remembersFor = seconds(2)
const remembersMax = 1_000
const sealContext = (keyId: string): string => `game_provider_key:${keyId}`

export function createProviderRegistry({ db, seal }: Pick<WalletDependencies, 'db' | 'seal'>): ProviderRegistry {
  const remembered = new Map<string, { readonly key: ProviderKey | undefined; readonly until: Instant }>()
  const opened = (row: KeyRow | undefined): ProviderKey | undefined => {
    if (row === undefined) return undefined
    const { keyId, secretSealed, ...provider } = row
    const secret = seal.open(secretSealed, sealContext(keyId))?.toString('utf8')
    return secret === undefined ? undefined : { keyId, secret, provider }
  }
  return {
    async save(provider, now) {
      await providerSave(db, provider, now)
      remembered.clear()
    },
    find: (providerId) => providerFind(db, providerId),
    async addKey(providerId, now) {
      if ((await providerFind(db, providerId)) === undefined) return 'notFound'
      const [id, secret] = [newToken().slice(0, 22), newToken()]
      const secretSealed = seal.seal(Buffer.from(secret, 'utf8'), sealContext(id))
      return (await keyInsert(db, { id, providerId, secretSealed, now })) ? { id, secret } : 'twoKeysLive'
    },
    async revokeKey(keyId, now) {
      remembered.delete(keyId)
      return keyRevoke(db, keyId, now)
    },
    async keyOf(keyId, now) {
      const known = remembered.get(keyId)
      if (known !== undefined && known.until > now) return known.key
      const key = opened(await keyFindLive(db, keyId))
      // Made-up key ids must not fill the memory.
      if (remembered.size >= remembersMax) remembered.clear()
      remembered.set(keyId, { key, until: addDuration(now, remembersFor) })
      return key
    },
    newestKeyOf: async (providerId) => opened(await keyFindNewest(db, providerId)),
  }
}
