import type { SettingField } from '#features/promotions/kit/server/index.ts'

const offer = (id: number, name: string, points: number, more: Record<string, unknown>) => ({
  id,
  name,
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
  offer(1, '₱10 in coins', 1_250, { items: [{ id: 2001, count: 1_000, betRate: 1 }] }),
  offer(2, '₱50 in coins', 6_000, {
    items: [{ id: 2001, count: 5_000, betRate: 1 }],
    vipMin: 1,
    stock: 2_000,
    perPlayer: 10,
  }),
  offer(3, '₱200 in coins', 23_000, {
    items: [{ id: 2001, count: 20_000, betRate: 1 }],
    vipMin: 3,
    stock: 500,
    perPlayer: 5,
  }),
  offer(4, '5% deposit coupon', 900, { items: [{ id: 1001, count: 5 }], stock: 3_000, perPlayer: 4 }),
  offer(5, '₱20 with a deposit', 2_000, { items: [{ id: 1301, count: 20 }], stock: 1_000, perPlayer: 2 }),
  offer(6, '3 draw tickets', 600, { items: [{ id: 4001, count: 3 }], perPlayer: 5 }),
  offer(7, 'Bituin cap', 15_000, { worth: 25_000, stock: 50, perPlayer: 1, vipMin: 2 }),
]

const columns: readonly SettingField[] = [
  { name: 'id', label: 'Number', type: 'whole', initial: 1 },
  { name: 'name', label: 'Name', type: 'text', initial: '' },
  { name: 'points', label: 'Points', type: 'whole', initial: 1_250 },
  { name: 'items', label: 'Given at once', type: 'rewards', initial: [] },
  { name: 'worth', label: 'Worth of a prize that is sent', type: 'money', initial: 0 },
  { name: 'stock', label: 'In a month, 0 without end', type: 'whole', initial: 0 },
  { name: 'perPlayer', label: 'For a player in a month', type: 'whole', initial: 0 },
  { name: 'vipMin', label: 'From VIP', type: 'whole', initial: 0 },
]

export const shopFields: readonly SettingField[] = [
  { name: 'items', label: 'Offers', type: 'rows', columns, initial: firstOffers },
]
