import { genericArt } from '../art-keys.ts'
import type { ContentKind, EntryField } from './content-kind.ts'
import { chatEntryId } from './section-entries.ts'
import { messages } from './messages/en.ts'

const all = () => true
const name: EntryField = { name: 'name', kind: 'text', label: messages.name, lengthMax: 60 }
const only = { includes: all, only: true, blank: {}, part: undefined } as const

/** What of the lobby is set and not announced: pictures with a fixed place, ways to pay, levels, addresses. */
export const settingKinds: readonly ContentKind[] = [
  {
    id: 'picture',
    label: messages.pictures,
    one: 'picture',
    section: 'genericImages',
    part: undefined,
    includes: all,
    fields: [
      {
        name: 'uniqueKey',
        kind: 'text',
        label: messages.place,
        lengthMax: 64,
        hint: messages.emptyfavouritesEmptysearch,
      },
      { name: 'img', kind: 'picture', label: messages.picture, drawn: Object.values(genericArt) },
    ],
    blank: { uniqueKey: '', img: genericArt.emptySearch },
  },
  {
    id: 'recharge',
    label: messages.waysToPay,
    one: messages.wayToPay,
    section: 'rechargeTypes',
    part: undefined,
    includes: all,
    fields: [
      name,
      { name: 'isShown', kind: 'flag', label: messages.shownToPlayers },
      {
        name: 'iconH5',
        kind: 'text',
        label: messages.icon,
        lengthMax: 500,
        hint: messages.theHttpsAddressOfA,
      },
      {
        name: 'provider',
        kind: 'text',
        label: messages.provider,
        lengthMax: 40,
        hint: messages.withoutOneNobodyCanPay,
      },
      { name: 'method', kind: 'text', label: messages.methodOfTheProvider, lengthMax: 40 },
      { name: 'amountMin', kind: { reading: 'money' }, label: messages.least },
      { name: 'amountMax', kind: { reading: 'money' }, label: messages.most },
      {
        name: 'amounts',
        kind: { reading: 'moneys' },
        label: messages.quickAmounts2,
        hint: messages.inPesosWithCommasBetween,
      },
      {
        name: 'weight',
        kind: { reading: 'number' },
        label: messages.shareBesideItsAlternatives,
        hint: messages.n0RestsIt,
      },
      {
        name: 'bankId',
        kind: { reading: 'number' },
        label: messages.boundAccountNeeded,
        hint: messages.theNumberOfTheBank,
      },
    ],
    blank: { name: '', isShown: false, provider: '', method: '', sort: 1 },
  },
  {
    id: 'prop',
    label: messages.items,
    one: 'item',
    section: 'props',
    part: undefined,
    includes: all,
    fields: [
      name,
      { name: 'num', kind: { reading: 'number' }, label: messages.howMany },
      { name: 'limitAmount', kind: { reading: 'money' }, label: messages.limit },
    ],
    blank: { name: '', num: 1, limitAmount: 0 },
  },
  {
    id: 'level',
    label: messages.levels,
    one: 'level',
    section: 'levels',
    part: undefined,
    includes: all,
    fields: [
      { name: 'level', kind: { reading: 'number' }, label: messages.level, hint: messages.withoutAnyTheTableOf },
      { name: 'betAmount', kind: { reading: 'money' }, label: messages.betsNeededInAll },
    ],
    blank: { level: 1, betAmount: 0 },
  },
  {
    id: 'loginPay',
    label: messages.signInCards,
    one: 'card',
    section: 'loginPay',
    ...only,
    fields: [
      { name: 'propIds', kind: { reading: 'numbers' }, label: messages.itemsThatAreCards, hint: '6004, 6005, …' },
    ],
  },
  {
    id: 'download',
    label: messages.theApp,
    one: 'app',
    section: 'download',
    ...only,
    fields: [
      {
        name: 'downloadType',
        kind: 'choice',
        label: messages.offered,
        options: [
          { value: '0', label: messages.nowhere },
          { value: '1', label: messages.onItsOwnPage },
          { value: '2', label: messages.inTheLobbyAsA },
          { value: '3', label: messages.inTheLobbyInA },
        ],
      },
      {
        name: 'downloadUrl',
        kind: 'text',
        label: messages.address,
        lengthMax: 500,
        hint: 'https://… or a path of this site.',
      },
    ],
  },
  {
    id: 'chat',
    label: messages.liveChat,
    one: messages.liveChat2,
    section: 'services',
    ...only,
    part: 'services',
    includes: ({ id }) => id === chatEntryId,
    fields: [
      {
        name: 'liveChatPattern',
        kind: 'text',
        label: messages.whichAddressIsTheLive,
        lengthMax: 200,
        hint: messages.anExpressionWhoseOneGroup,
      },
    ],
  },
  {
    id: 'site',
    label: messages.addresses,
    one: 'address',
    section: 'site',
    ...only,
    fields: [
      {
        name: 'gameResourceUrl',
        kind: 'text',
        label: messages.picturesOfGamesLieBelow,
        lengthMax: 500,
        hint: 'https://…; for icons that providers name without an address.',
      },
      {
        name: 'activityRoutes',
        kind: { reading: 'pages' },
        label: messages.pagesOfActivities2,
        hint: 'A line each: its number and the path, where it is not the usual one.',
      },
    ],
  },
]
