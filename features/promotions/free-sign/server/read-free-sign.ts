import { answer, refuse } from '#core/contract/outcome.ts'
import {
  onceCycle,
  promotionAt,
  promotionOf,
  type PromotionNeeds,
  readReader,
  stateFind,
} from '#features/promotions/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readFreeSign } from '../contract.ts'
import { freeSignKind } from './free-sign-kind.ts'
import { calendarOf, calendarView, factsOf } from './read-calendar.ts'

export const readFreeSignHandler = (needs: PromotionNeeds) =>
  handle(readFreeSign, async ({ identity: { playerId }, now, tx }) => {
    const row = await stateFind(tx, { playerId, key: freeSignKind.key, cycleKey: onceCycle })
    const promotion = row ? await promotionAt(tx, freeSignKind, row.version) : await promotionOf(tx, freeSignKind)
    if (promotion === undefined) return refuse('notOpen')
    const facts = factsOf(await readReader(tx, needs, { playerId, now }))
    return answer(calendarView(calendarOf(row), { facts, settings: promotion.settings, now }))
  })
