import { Gathering, siteRow } from '#platform/db/gathering.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { promotionColumns, type PromotionRow } from './promotion.store.ts'

const listActing = statement<PromotionRow>(
  'promotion_list_acting',
  `select ${promotionColumns} from promotion p join promotion_version v on v.key = p.key and v.version = p.version
   where p.key = any($1::text[])`,
)
type ActingRows = ReadonlyMap<string, PromotionRow>
/** The versions in force of these promotions. */
export const promotionListActing = async (db: Queryable, keys: readonly string[]): Promise<ActingRows> =>
  db instanceof Gathering ? (await allActing(db)).rows : byKey(await db.rows(listActing, [keys]))

export const promotionFindActing = async (db: Queryable, key: string): Promise<PromotionRow | undefined> =>
  (await promotionListActing(db, [key])).get(key)

const byKey = (rows: readonly PromotionRow[]): ActingRows => new Map(rows.map((row) => [row.key, row]))

// A version is never changed, so this text is the same for as long as the same versions are in force.
const summary = {
  columns: { text: `coalesce(string_agg(p.key || ' ' || p.state || ' ' || p.version, ','), '')` },
  from: 'promotion p where p.version is not null',
}
const findSummary = siteRow<{ text: string }>({ name: 'promotion_acting_summary', ...summary })

type ActingRow = PromotionRow & { readonly holdsBack: boolean; readonly text: string }
const listAll = statement<ActingRow>(
  'promotion_list_all_acting',
  `select ${promotionColumns}, p.state = 'live' and coalesce((v.terms->>'holdout')::int, 0) > 0 as "holdsBack",
     (select ${summary.columns.text} from ${summary.from}) as text
   from promotion p join promotion_version v on v.key = p.key and v.version = p.version`,
)

type AllActing = { readonly text: string; readonly rows: ActingRows; readonly holdsBack: boolean }
const memoryKey = {}
// Only `allActing` remembers something under its key.
const rememberedBy = ({ memory }: Gathering) => memory.get(memoryKey) as AllActing | undefined

const none: ActingRows = new Map()
/** Those that the reading before found; none where several share a reading, and with it the cost of a round trip. */
export const promotionListBefore = (db: Queryable): ActingRows =>
  (db instanceof Gathering && db.callers === 1 ? rememberedBy(db)?.rows : undefined) ?? none

/** Those of all promotions, as the reading before left them. They are read again when the summary has changed. */
async function allActing(db: Gathering): Promise<AllActing> {
  const before = rememberedBy(db)
  if (before !== undefined && (await findSummary(db))?.text === before.text) return before
  const all = await db.rows(listAll)
  const acting = { text: all[0]?.text ?? '', rows: byKey(all), holdsBack: all.some(({ holdsBack }) => holdsBack) }
  db.memory.set(memoryKey, acting)
  return acting
}

/** False: no version in force holds anybody back. In doubt it is true, without waiting. */
export async function mayHoldBack(db: Queryable): Promise<boolean> {
  if (!(db instanceof Gathering) || (rememberedBy(db)?.holdsBack ?? true)) return true
  return (await allActing(db)).holdsBack
}
