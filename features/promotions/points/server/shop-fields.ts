import type { LocalText } from '#core/message/local-text.ts'
import type { SettingField } from '#features/promotions/kit/server/index.ts'

const offer = (id: number, name: LocalText, points: number, more: Record<string, unknown>) => ({
  id,
  name: name.en,
  nameFil: name.fil,
  points,
  items: [],
  worth: 0,
  stock: 0,
  perPlayer: 0,
  vipMin: 0,
  ...more,
})

/** The default shop. */
const firstOffers = [
  offer(1, { en: '₱10 in coins', fil: '₱10 na coins' }, 1_250, { items: [{ id: 2001, count: 1_000, betRate: 1 }] }),
  offer(2, { en: '₱50 in coins', fil: '₱50 na coins' }, 6_000, {
    items: [{ id: 2001, count: 5_000, betRate: 1 }],
    vipMin: 1,
    stock: 2_000,
    perPlayer: 10,
  }),
  offer(3, { en: '₱200 in coins', fil: '₱200 na coins' }, 23_000, {
    items: [{ id: 2001, count: 20_000, betRate: 1 }],
    vipMin: 3,
    stock: 500,
    perPlayer: 5,
  }),
  offer(4, { en: '5% deposit coupon', fil: '5% deposit coupon' }, 900, {
    items: [{ id: 1001, count: 5 }],
    stock: 3_000,
    perPlayer: 4,
  }),
  offer(5, { en: '₱20 with a deposit', fil: '₱20 sa isang deposit' }, 2_000, {
    items: [{ id: 1301, count: 20 }],
    stock: 1_000,
    perPlayer: 2,
  }),
  offer(6, { en: '3 draw tickets', fil: '3 draw ticket' }, 600, { items: [{ id: 4001, count: 3 }], perPlayer: 5 }),
  offer(7, { en: 'Bituin cap', fil: 'Bituin cap' }, 15_000, { worth: 25_000, stock: 50, perPlayer: 1, vipMin: 2 }),
]

const columns: readonly SettingField[] = [
  { name: 'id', label: 'Number', type: 'whole', initial: 1 },
  { name: 'name', label: 'Name', type: 'text', initial: '' },
  { name: 'nameFil', label: 'Name in Filipino', hint: 'Leave empty to show the English.', type: 'text', initial: '' },
  { name: 'points', label: 'Points', type: 'whole', initial: 1_250 },
  { name: 'items', label: 'Delivered immediately', type: 'rewards', initial: [] },
  { name: 'worth', label: 'Value of a prize sent by hand', type: 'money', initial: 0 },
  { name: 'stock', label: 'Stock per month (0 for unlimited)', type: 'whole', initial: 0 },
  { name: 'perPlayer', label: 'Maximum per player and month', type: 'whole', initial: 0 },
  { name: 'vipMin', label: 'VIP level needed', type: 'whole', initial: 0 },
]

export const shopFields: readonly SettingField[] = [
  { name: 'items', label: 'Offers', type: 'rows', columns, initial: firstOffers },
]
