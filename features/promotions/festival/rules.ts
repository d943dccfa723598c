import type { CalendarDay } from '#core/clock/manila.ts'
import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant, latest } from '#core/clock/instant.ts'
import type { LocalText } from '#core/message/local-text.ts'
import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import type { TaskKind } from './task-kind.ts'
import type { FestivalTheme } from './theme.ts'

/** Bought with a deposit of its price, once a season. */
export type Pack = {
  readonly id: number
  readonly price: Centavos
  /** The bonus, as a part of the price. */
  readonly rate: BasisPoints
  readonly stars: number
}

export type DayTask = {
  readonly id: number
  readonly kind: TaskKind
  /** Rounds of play, or bets in centavos; nothing for a visit. */
  readonly need: bigint
  readonly stars: number
}

export type ShopItem = {
  readonly id: number
  readonly stars: number
  readonly items: readonly RewardItem[]
  /** How often a player may take it in a season. */
  readonly perPlayer: number
}

export type Festival = {
  readonly name: LocalText
  readonly theme: FestivalTheme
  /** The last days of the season, in which stars can only be spent. */
  readonly shopDays: number
  readonly packs: readonly Pack[]
  readonly packBetRate: BasisPoints
  readonly tasks: readonly DayTask[]
  readonly shop: readonly ShopItem[]
}

export type BoughtPack = {
  readonly id: number
  readonly stars: number
  /** The deposit that paid for it. */
  readonly reference: string
  readonly isRevoked: boolean
}
export type DoneTask = { readonly day: CalendarDay; readonly id: number; readonly stars: number }
export type Exchange = { readonly id: number; readonly stars: number; readonly isRevoked: boolean }

/** What a player has done in a season. */
export type StarBook = {
  readonly packs: readonly BoughtPack[]
  readonly tasks: readonly DoneTask[]
  readonly exchanges: readonly Exchange[]
}

export const untouched: StarBook = { packs: [], tasks: [], exchanges: [] }

/** The player's play of one day. */
export type DayPlay = { readonly staked: Centavos; readonly rounds: number }

const starsOf = (rows: readonly { readonly stars: number; readonly isRevoked?: boolean }[]): number =>
  rows.reduce((sum, { stars, isRevoked }) => sum + (isRevoked === true ? 0 : stars), 0)

/** Negative only until exchanges that a returned deposit has paid for are taken back. */
export const starsLeft = ({ packs, tasks, exchanges }: StarBook): number =>
  starsOf(packs) + starsOf(tasks) - starsOf(exchanges)

type Season = { readonly startsAt: Instant; readonly endsAt: Instant }

/** When packs and tasks end and the shop stays. */
export const earnsUntil = ({ shopDays }: Pick<Festival, 'shopDays'>, { startsAt, endsAt }: Season): Instant =>
  latest(startsAt, addDuration(endsAt, days(-shopDays)))

export type Today = {
  readonly festival: Festival
  readonly held: StarBook
  readonly day: CalendarDay
  /** Within the days of packs and tasks. */
  readonly canEarn: boolean
}

/** What the pack's deposit brings. */
export const packItems = (
  { price, rate }: Pack,
  { packBetRate }: Pick<Festival, 'packBetRate'>,
): readonly RewardItem[] => [{ id: coinItem, count: Number(packBonus({ price, rate })), betRate: packBetRate }]
export const packBonus = ({ price, rate }: Pick<Pack, 'price' | 'rate'>): Centavos =>
  applyBasisPoints(price, rate, divFloor)

/** A pack stays bought when its deposit was taken back. */
export const isBought = ({ packs }: Pick<StarBook, 'packs'>, { id }: Pick<Pack, 'id'>): boolean =>
  packs.some((pack) => pack.id === id)

/** The pack that a deposit of this amount buys. */
export const packFor = ({ festival, held }: Pick<Today, 'festival' | 'held'>, amount: Centavos): Pack | undefined =>
  festival.packs.find((pack) => pack.price === amount && !isBought(held, pack))

export function doneOf({ kind }: Pick<DayTask, 'kind'>, { staked, rounds }: DayPlay): bigint {
  if (kind === 'visit') return 0n
  return kind === 'play' ? BigInt(rounds) : staked
}

/** The first reason against the stars of a task. */
export function refuseTask({ festival, held, day, canEarn }: Today, id: number, play: DayPlay) {
  const task = festival.tasks.find((each) => each.id === id)
  if (task === undefined) return 'notEligible'
  if (held.tasks.some((done) => done.day === day && done.id === id)) return 'alreadyClaimed'
  if (!canEarn) return 'nothingToChange'
  return doneOf(task, play) >= task.need ? undefined : 'conditionNotReached'
}

const isOf = (id: number) => (exchange: Exchange) => exchange.id === id && !exchange.isRevoked

export const leftOf = ({ id, perPlayer }: ShopItem, { exchanges }: Pick<StarBook, 'exchanges'>): number =>
  Math.max(0, perPlayer - exchanges.filter(isOf(id)).length)

/** The first reason against an item of the shop. */
export function refuseExchange({ festival, held }: Pick<Today, 'festival' | 'held'>, id: number) {
  const item = festival.shop.find((each) => each.id === id)
  if (item === undefined) return 'notEligible'
  if (leftOf(item, held) === 0) return 'alreadyClaimed'
  return starsLeft(held) >= item.stars ? undefined : 'conditionNotReached'
}

/** After a deposit was taken back: its pack without its stars, and the newest exchanges returned until the rest is paid for. */
export function afterTakenBack(held: StarBook, reference: string): StarBook {
  const packs = held.packs.map((pack) => (pack.reference === reference ? { ...pack, isRevoked: true } : pack))
  let after: StarBook = { ...held, packs }
  for (let at = held.exchanges.length - 1; at >= 0 && starsLeft(after) < 0; at -= 1) {
    const exchanges = after.exchanges.map((each, index) => (index === at ? { ...each, isRevoked: true } : each))
    after = { ...after, exchanges }
  }
  return after
}
