import { endOfDay } from '#core/clock/manila.ts'
import type { ClaimStatus } from '#core/enumerations/claim-status.ts'
import type { Language } from '#core/language/language.ts'
import { type BudgetAt, budgetCovers, giftCost, type PlayerNow } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import {
  type DayPlay,
  doneOf,
  earnsUntil,
  isBought,
  leftOf,
  packBonus,
  packItems,
  refuseExchange,
  refuseTask,
  starsLeft,
  type Today,
} from '../rules.ts'
import { type LoadedFestival, playToday } from './load-festival.ts'

export type FestivalReader = PlayerNow & { readonly language: Language }

/** The player's view of the festival. */
export async function festivalView(db: Queryable, loaded: LoadedFestival, { playerId, language, now }: FestivalReader) {
  const { promotion, season, today } = loaded
  const { festival, held, day } = today
  const covers = await budgetCovers(db, { promotion, playerId, now })
  return {
    name: festival.name[language],
    theme: festival.theme,
    startsAt: season.startsAt,
    earnsUntil: earnsUntil(festival, season),
    endsAt: season.endsAt,
    nextDayAt: endOfDay(day),
    now,
    stars: starsLeft(held),
    packs: packsView(today, covers),
    arePacksSoldOut: today.canEarn && festival.packs.some((pack) => !isBought(held, pack) && !covers(packBonus(pack))),
    tasks: tasksView(today, await playToday(db, loaded, playerId)),
    shop: shopView(today, covers),
  }
}

const statusOf = (refusal: string | undefined): ClaimStatus =>
  refusal === undefined ? 'claimable' : refusal === 'alreadyClaimed' ? 'done' : 'locked'

/** A pack that the budget does not cover is not shown. */
const packsView = ({ festival, held, canEarn }: Today, covers: BudgetAt['covers']) =>
  festival.packs
    .filter((pack) => isBought(held, pack) || (canEarn && covers(packBonus(pack))))
    .map((pack) => ({
      id: pack.id,
      price: pack.price,
      items: [...packItems(pack, festival)],
      stars: pack.stars,
      status: isBought(held, pack) ? ('done' as const) : ('claimable' as const),
    }))

const tasksView = (today: Today, play: DayPlay) =>
  today.festival.tasks.map((task) => ({
    ...task,
    need: Number(task.need),
    done: Number(doneOf(task, play)),
    status: statusOf(refuseTask(today, task.id, play)),
  }))

const shopView = (today: Today, covers: BudgetAt['covers']) =>
  today.festival.shop.map((item) => ({
    id: item.id,
    stars: item.stars,
    items: [...item.items],
    left: leftOf(item, today.held),
    status: statusOf(refuseExchange(today, item.id)),
    isSoldOut: leftOf(item, today.held) > 0 && !covers(giftCost(item.items)),
  }))
