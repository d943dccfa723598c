import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { type Catalogue, type CatalogueAnswer, catalogueSchema } from '#games/protocol/catalogue.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { KnownBrand } from '../offer-entries.ts'

type Row = {
  readonly providerId: string
  readonly providerName: string
  readonly version: bigint
  readonly catalogue: unknown
  readonly toldAt: Instant
}
export type CatalogueOffer = Omit<Row, 'catalogue'> & { readonly catalogue: Catalogue }

const offerOf = ({ catalogue, ...row }: Row): CatalogueOffer => ({
  ...row,
  catalogue: v.parse(catalogueSchema, catalogue),
})
const columns = `provider_id as "providerId", provider_name as "providerName", version, catalogue, told_at as "toldAt"`

const save = statement(
  'lobby_catalogue_offer_save',
  `insert into lobby_catalogue_offer as o (provider_id, provider_name, catalogue, told_at) values ($1, $2, $3, $4)
   on conflict (provider_id) do update set provider_name = excluded.provider_name, catalogue = excluded.catalogue,
     told_at = excluded.told_at, version = o.version + 1
   where o.catalogue is distinct from excluded.catalogue returning 1`,
)
export type CatalogueReport = {
  readonly provider: { readonly id: string; readonly name: string }
  readonly answer: CatalogueAnswer
  readonly now: Instant
}
/** False: it equals the previous one. */
export const offerSave = async (tx: Transaction, { provider, answer, now }: CatalogueReport): Promise<boolean> =>
  (await tx.rows(save, [provider.id, provider.name, JSON.stringify(answer), sqlTime(now)])).length > 0

const remove = statement('lobby_catalogue_offer_delete', 'delete from lobby_catalogue_offer where provider_id = $1')
/** Nothing is left to be decided. */
export const offerDelete = (tx: Transaction, providerId: string) => tx.rows(remove, [providerId])

const list = statement<Row>(
  'lobby_catalogue_offer_list',
  `select ${columns} from lobby_catalogue_offer order by provider_id`,
)
export const offerList = async (db: Queryable): Promise<CatalogueOffer[]> => (await db.rows(list)).map(offerOf)

const find = statement<Row>(
  'lobby_catalogue_offer_find_for_update',
  `select ${columns} from lobby_catalogue_offer where provider_id = $1 for update`,
)
export async function offerFindForUpdate(tx: Transaction, providerId: string): Promise<CatalogueOffer | undefined> {
  const row = await atMostOne(tx.rows(find, [providerId]))
  return row && offerOf(row)
}

const decided = statement(
  'lobby_catalogue_offer_decided',
  'update lobby_catalogue_offer set version = version + 1 where provider_id = $1',
)
/** Anybody reviewing an earlier state has to look again. */
export const offerDecided = (tx: Transaction, providerId: string) => tx.rows(decided, [providerId])

const listRefused = statement<{ entry: string; offered: string }>(
  'lobby_catalogue_refusal_list',
  'select entry, told as offered from lobby_catalogue_refusal where provider_id = $1',
)
/** Refused entries, by key. */
export const refusalsFind = async (db: Queryable, providerId: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await db.rows(listRefused, [providerId])).map(({ entry, offered }) => [entry, offered]))

const saveRefused = statement(
  'lobby_catalogue_refusal_save',
  `insert into lobby_catalogue_refusal (provider_id, entry, told, refused_by, refused_at)
   select $1, e.*, $4, $5 from unnest($2::text[], $3::text[]) as e
   on conflict (provider_id, entry) do update set told = excluded.told, refused_by = excluded.refused_by,
     refused_at = excluded.refused_at`,
)
type OfferRefusal = { readonly providerId: string; readonly by: string; readonly now: Instant }
export const refusalsSave = (
  tx: Transaction,
  { providerId, by, now }: OfferRefusal,
  entries: readonly { readonly key: string; readonly offered: string }[],
) =>
  tx.rows(saveRefused, [
    providerId,
    entries.map(({ key }) => key),
    entries.map(({ offered }) => offered),
    by,
    sqlTime(now),
  ])

const forget = statement(
  'lobby_catalogue_refusal_forget',
  'delete from lobby_catalogue_refusal where provider_id = $1 and not entry = any($2::text[])',
)
/** A refusal lasts as long as the entry it refers to. */
export const refusalsForget = (tx: Transaction, providerId: string, entries: readonly string[]) =>
  tx.rows(forget, [providerId, entries])

const listBrands = statement<KnownBrand>(
  'lobby_brand_list_known',
  `select b.id, b.code, b.name from lobby_brand b join lobby_platform p on p.id = b.platform_id where p.provider_id = $1`,
)
export const knownBrandList = (db: Queryable, providerId: string) => db.rows(listBrands, [providerId])

const findPlatform = statement<{ id: bigint | null }>(
  'lobby_platform_find',
  'select (select p.id from lobby_platform p where p.provider_id = $1) as id',
)
/** Undefined: nothing of the provider was ever listed. */
export const platformFind = async (db: Queryable, providerId: string): Promise<bigint | undefined> =>
  (await exactlyOne(db.rows(findPlatform, [providerId]))).id ?? undefined

const countWaiting = statement<{ count: bigint; oldest: Instant | null }>(
  'lobby_catalogue_offer_count',
  'select count(*), min(told_at) as oldest from lobby_catalogue_offer',
)
/** Providers whose catalogue changes need review. */
export const offersWaiting = (db: Queryable) => exactlyOne(db.rows(countWaiting))
