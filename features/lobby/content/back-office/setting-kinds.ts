import { genericArt } from '../art-keys.ts'
import type { ContentKind, EntryField } from './content-kind.ts'
import { chatEntryId } from './section-entries.ts'

const all = () => true
const name: EntryField = { name: 'name', kind: 'text', label: 'Name', lengthMax: 60 }
const only = { holds: all, only: true, blank: {}, part: undefined } as const

/** What of the lobby is set and not announced: pictures with a fixed place, ways to pay, levels, addresses. */
export const settingKinds: readonly ContentKind[] = [
  {
    id: 'picture',
    label: 'Pictures',
    one: 'picture',
    section: 'genericImages',
    part: undefined,
    holds: all,
    fields: [
      {
        name: 'uniqueKey',
        kind: 'text',
        label: 'Place',
        lengthMax: 64,
        hint: 'emptyFavourites, emptySearch, emptyRecords, maintenance, notFound; payment-gcash, payment-maya, responsible.',
      },
      { name: 'img', kind: 'picture', label: 'Picture', drawn: Object.values(genericArt) },
    ],
    blank: { uniqueKey: '', img: genericArt.emptySearch },
  },
  {
    id: 'recharge',
    label: 'Ways to pay',
    one: 'way to pay',
    section: 'rechargeTypes',
    part: undefined,
    holds: all,
    fields: [
      name,
      { name: 'isShown', kind: 'flag', label: 'Shown to players' },
      {
        name: 'iconH5',
        kind: 'text',
        label: 'Icon',
        lengthMax: 500,
        hint: 'The https address of a square picture. Empty: a sign that fits.',
      },
      { name: 'provider', kind: 'text', label: 'Provider', lengthMax: 40, hint: 'Without one nobody can pay by it.' },
      { name: 'method', kind: 'text', label: 'Method of the provider', lengthMax: 40 },
      { name: 'amountMin', kind: { reading: 'money' }, label: 'Least' },
      { name: 'amountMax', kind: { reading: 'money' }, label: 'Most' },
      { name: 'amounts', kind: { reading: 'moneys' }, label: 'Quick amounts', hint: 'In pesos, with commas between.' },
      { name: 'weight', kind: { reading: 'number' }, label: 'Share beside its alternatives', hint: '0 rests it.' },
      {
        name: 'bankId',
        kind: { reading: 'number' },
        label: 'Bound account needed',
        hint: 'The number of the bank where a player needs a bound account to pay by it; 0 for any bank, empty for no account.',
      },
    ],
    blank: { name: '', isShown: false, provider: '', method: '', sort: 1 },
  },
  {
    id: 'prop',
    label: 'Items',
    one: 'item',
    section: 'props',
    part: undefined,
    holds: all,
    fields: [
      name,
      { name: 'num', kind: { reading: 'number' }, label: 'How many' },
      { name: 'limitAmount', kind: { reading: 'money' }, label: 'Limit' },
    ],
    blank: { name: '', num: 1, limitAmount: 0 },
  },
  {
    id: 'level',
    label: 'Levels',
    one: 'level',
    section: 'levels',
    part: undefined,
    holds: all,
    fields: [
      { name: 'level', kind: { reading: 'number' }, label: 'Level', hint: 'Without any, the table of the house acts.' },
      { name: 'betAmount', kind: { reading: 'money' }, label: 'Bets needed, in all' },
    ],
    blank: { level: 1, betAmount: 0 },
  },
  {
    id: 'loginPay',
    label: 'Sign-in cards',
    one: 'card',
    section: 'loginPay',
    ...only,
    fields: [{ name: 'propIds', kind: { reading: 'numbers' }, label: 'Items that are cards', hint: '6004, 6005, …' }],
  },
  {
    id: 'download',
    label: 'The app',
    one: 'app',
    section: 'download',
    ...only,
    fields: [
      {
        name: 'downloadType',
        kind: 'choice',
        label: 'Offered',
        options: [
          { value: '0', label: 'Nowhere' },
          { value: '1', label: 'On its own page' },
          { value: '2', label: 'In the lobby, as a package' },
          { value: '3', label: 'In the lobby, in a shop' },
        ],
      },
      {
        name: 'downloadUrl',
        kind: 'text',
        label: 'Address',
        lengthMax: 500,
        hint: 'https://… or a path of this site.',
      },
    ],
  },
  {
    id: 'chat',
    label: 'Live chat',
    one: 'live chat',
    section: 'services',
    ...only,
    part: 'services',
    holds: ({ id }) => id === chatEntryId,
    fields: [
      {
        name: 'liveChatPattern',
        kind: 'text',
        label: 'Which address is the live chat',
        lengthMax: 200,
        hint: 'An expression whose one group is the licence. Empty: there is no live chat.',
      },
    ],
  },
  {
    id: 'site',
    label: 'Addresses',
    one: 'address',
    section: 'site',
    ...only,
    fields: [
      {
        name: 'gameResourceUrl',
        kind: 'text',
        label: 'Pictures of games lie below',
        lengthMax: 500,
        hint: 'https://…; for icons that providers name without an address.',
      },
      {
        name: 'activityRoutes',
        kind: { reading: 'pages' },
        label: 'Pages of activities',
        hint: 'A line each: its number and the path, where it is not the usual one.',
      },
    ],
  },
]
