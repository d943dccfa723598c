import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { keyExists, keyFindLive, keyInsert, keyListLive, keyRevoke, type KeyRow } from '../store/provider-key.store.ts'
import { providerFind, providerSave } from '../store/provider.store.ts'
import type { WalletDependencies } from '../wallet-dependencies.ts'
import type { Provider } from '../wallet-order.ts'

export type ProviderKey = { readonly keyId: string; readonly secret: string; readonly provider: Provider }

/** A key that the other side made: adapters take the aggregator's own. */
export type GivenKey = { readonly id?: string | undefined; readonly secret: string }
export type AddedKey = { readonly id: string; readonly secret: string }
export type AddKeyRefusal = 'providerNotFound' | 'keyIdTaken' | 'twoKeysLive'

/** Who may speak to the wallet, and what each may do. */
export type ProviderRegistry = {
  readonly save: (provider: NewProvider, now: Instant, within?: Queryable) => Promise<void>
  readonly find: (providerId: string) => Promise<Provider | undefined>
  /** A new key, told once. Two can be live at a time; a third is refused until one is revoked. */
  readonly addKey: (providerId: string, now: Instant, more?: AddKeyOptions) => Promise<AddedKey | AddKeyRefusal>
  readonly revokeKey: (keyId: string, now: Instant, within?: Queryable) => Promise<boolean>
  /** A live key with its provider, who speaks GLW/1. What another process changed is seen within two seconds. */
  readonly keyOf: (keyId: string, now: Instant) => Promise<ProviderKey | undefined>
  /** All live keys of a provider, the newest first, as fresh as `keyOf`. */
  readonly keysOf: (providerId: string, now: Instant) => Promise<readonly ProviderKey[]>
  /** The key with which the provider is asked. */
  readonly newestKeyOf: (providerId: string, within?: Queryable) => Promise<ProviderKey | undefined>
}

/** Without an adapter it speaks GLW/1 itself. */
export type NewProvider = Omit<Provider, 'adapter'> & Partial<Pick<Provider, 'adapter'>>
export type AddKeyOptions = { readonly given?: GivenKey | undefined; readonly within?: Queryable }

const sealContext = (keyId: string): string => `game_provider_key:${keyId}`

export function createProviderRegistry({ db, seal }: Pick<WalletDependencies, 'db' | 'seal'>): ProviderRegistry {
  const opened = ({ keyId, secretSealed, ...provider }: KeyRow): ProviderKey[] => {
    const secret = seal.open(secretSealed, sealContext(keyId))?.toString('utf8')
    return secret === undefined ? [] : [{ keyId, secret, provider }]
  }
  const keysById = remembering(async (keyId) => {
    const row = await keyFindLive(db, keyId)
    return row === undefined ? [] : opened(row)
  })
  const keysByProvider = remembering(async (providerId) => (await keyListLive(db, providerId)).flatMap(opened))
  const forgetAll = () => {
    keysById.forget()
    keysByProvider.forget()
  }
  return {
    async save(provider, now, within = db) {
      await providerSave(within, { adapter: null, ...provider }, now)
      forgetAll()
    },
    find: (providerId) => providerFind(db, providerId),
    async addKey(providerId, now, { given, within = db } = {}) {
      if ((await providerFind(within, providerId)) === undefined) return 'providerNotFound'
      const { id = newToken().slice(0, 22), secret = newToken() } = given ?? {}
      if (await keyExists(within, id)) return 'keyIdTaken'
      const secretSealed = seal.seal(Buffer.from(secret, 'utf8'), sealContext(id))
      const added = await keyInsert(within, { id, providerId, secretSealed, now })
      forgetAll()
      return added ? { id, secret } : 'twoKeysLive'
    },
    async revokeKey(keyId, now, within = db) {
      const revoked = await keyRevoke(within, keyId, now)
      forgetAll()
      return revoked
    },
    keyOf: async (keyId, now) => (await keysById.of(keyId, now))[0],
    keysOf: (providerId, now) => keysByProvider.of(providerId, now),
    newestKeyOf: async (providerId, within = db) => (await keyListLive(within, providerId)).flatMap(opened)[0],
  }
}

const remembersFor = seconds(2)
const remembersMax = 1_000

/** Remembers for a moment what was found, so that not every request asks the database. */
function remembering(find: (id: string) => Promise<readonly ProviderKey[]>) {
  const remembered = new Map<string, { readonly keys: readonly ProviderKey[]; readonly until: Instant }>()
  return {
    forget: () => remembered.clear(),
    async of(id: string, now: Instant): Promise<readonly ProviderKey[]> {
      const known = remembered.get(id)
      if (known !== undefined && known.until > now) return known.keys
      const keys = await find(id)
      // Made-up ids must not fill the memory.
      if (remembered.size >= remembersMax) remembered.clear()
      remembered.set(id, { keys, until: addDuration(now, remembersFor) })
      return keys
    },
  }
}
