import type { Exchange } from './store/exchange.store.ts'

/** The player's view of an exchange. */
export const exchangeView = ({ id, name, count, points, items, state, note, at }: Exchange) => ({
  id: Number(id),
  name,
  count,
  points: Number(points),
  items: [...items],
  state,
  note,
  time: at,
})
