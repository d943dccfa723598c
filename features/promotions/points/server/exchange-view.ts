import type { Language } from '#core/language/language.ts'
import type { PointsShop } from '../shop-item.ts'
import type { Exchange } from './store/exchange.store.ts'

/** The player's view of an exchange. */
export function exchangeView(exchange: Exchange, shop: PointsShop | undefined, language: Language) {
  const { id, count, points, items, state, note, at } = exchange
  return {
    id: Number(id),
    name: itemNameIn(exchange, shop, language),
    count,
    points: Number(points),
    items: [...items],
    state,
    note,
    time: at,
  }
}

/** An exchange keeps the English name of its item; the shop has the translation as long as it has the item. */
export function itemNameIn(
  { itemId, name }: Pick<Exchange, 'itemId' | 'name'>,
  shop: PointsShop | undefined,
  language: Language,
): string {
  const item = shop?.items.find((each) => each.id === itemId && each.name.en === name)
  return item?.name[language] ?? name
}
