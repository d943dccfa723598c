import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Provider } from '../wallet-order.ts'

/** Columns of a provider `p`. */
export const providerColumns = `p.id, p.name, p.state, p.may_void_round as "mayVoidRound", p.may_adjust as "mayAdjust",
  p.may_promo as "mayPromo", p.may_jackpot as "mayJackpot", p.late_win_hours as "lateWinHours", p.promo_bet_rate as "promoBetRate",
  p.requests_per_second as "requestsPerSecond", p.inquiry_url as "inquiryUrl", p.adapter`

const save = statement(
  'game_provider_save',
  `insert into game_provider (id, name, state, may_void_round, may_adjust, may_promo, may_jackpot, late_win_hours,
     promo_bet_rate, requests_per_second, inquiry_url, adapter, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (id) do update set name = excluded.name, state = excluded.state, may_void_round = excluded.may_void_round,
     may_adjust = excluded.may_adjust, may_promo = excluded.may_promo, may_jackpot = excluded.may_jackpot, late_win_hours = excluded.late_win_hours,
     promo_bet_rate = excluded.promo_bet_rate, requests_per_second = excluded.requests_per_second,
     inquiry_url = excluded.inquiry_url, adapter = excluded.adapter`,
)
export const providerSave = (db: Queryable, provider: Provider, now: Instant) =>
  db.rows(save, [
    provider.id,
    provider.name,
    provider.state,
    provider.mayVoidRound,
    provider.mayAdjust,
    provider.mayPromo,
    provider.mayJackpot,
    provider.lateWinHours,
    provider.promoBetRate,
    provider.requestsPerSecond,
    provider.inquiryUrl,
    provider.adapter,
    sqlTime(now),
  ])

const find = statement<Provider>('game_provider_find', `select ${providerColumns} from game_provider p where p.id = $1`)
export const providerFind = (db: Queryable, id: string) => atMostOne(db.rows(find, [id]))

export type ProviderWithUrl = Pick<Provider, 'id' | 'name' | 'mayJackpot'> & { readonly url: string }

const listWithUrl = statement<ProviderWithUrl>(
  'game_provider_list_with_address',
  `select p.id, p.name, p.may_jackpot and p.adapter is null as "mayJackpot", p.inquiry_url as url from game_provider p
   where p.state <> 'disabled' and p.inquiry_url is not null order by p.id`,
)
export const providerListWithUrl = (db: Queryable) => db.rows(listWithUrl)

const countReady = statement<{ count: bigint }>(
  'game_provider_count_ready',
  `select count(*) from game_provider p where p.state = 'enabled'
     and exists (select from game_provider_key k where k.provider_id = p.id and k.revoked_at is null)`,
)
/** Providers whose bets are accepted: enabled and with a key. */
export const providersReady = async (db: Queryable): Promise<number> =>
  Number((await exactlyOne(db.rows(countReady))).count)
