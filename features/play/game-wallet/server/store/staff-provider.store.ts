import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { providerColumns } from './provider.store.ts'
import type { Provider } from '../wallet-order.ts'

export type ShownProvider = Provider & { readonly openDifferences: bigint; readonly comparedDay: string | null }

const list = statement<ShownProvider>(
  'game_provider_list',
  `select ${providerColumns},
     (select count(*) from game_difference d where d.provider_id = p.id and d.resolved_at is null) as "openDifferences",
     (select to_char(max(c.day), 'YYYY-MM-DD') from game_round_day c where c.provider_id = p.id) as "comparedDay"
   from game_provider p order by p.name, p.id`,
)
export const providerListShown = (db: Queryable) => db.rows(list)

const listNames = statement<{ id: string; name: string }>(
  'game_provider_list_names',
  'select id, name from game_provider order by name, id',
)
export const providerListNames = (db: Queryable) => db.rows(listNames)

/** The name of each provider by its key. */
export const providerNames = async (db: Queryable): Promise<ReadonlyMap<string, string>> =>
  new Map((await providerListNames(db)).map(({ id, name }) => [id, name]))

const findForUpdate = statement<Provider>(
  'game_provider_find_for_update',
  `select ${providerColumns} from game_provider p where p.id = $1 for update`,
)
export const providerFindForUpdate = (tx: Queryable, id: string) => atMostOne(tx.rows(findForUpdate, [id]))

export type LiveKey = { readonly id: string; readonly providerId: string; readonly createdAt: Instant }

const listKeys = statement<LiveKey>(
  'game_provider_key_list_all_live',
  `select k.id, k.provider_id as "providerId", k.created_at as "createdAt" from game_provider_key k
   where k.revoked_at is null order by k.created_at, k.id`,
)
export const liveKeyList = (db: Queryable) => db.rows(listKeys)

const findKeyProvider = statement<{ providerId: string }>(
  'game_provider_key_find_provider',
  `select k.provider_id as "providerId" from game_provider_key k where k.id = $1 and k.revoked_at is null for update`,
)
export const liveKeyFindForUpdate = (tx: Queryable, keyId: string) => atMostOne(tx.rows(findKeyProvider, [keyId]))
