import { paymentMethodForm } from '#features/cashier/channel/back-office/index.ts'
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
    add: messages.addPicture,
    section: 'genericImages',
    part: undefined,
    includes: all,
    fields: [
      {
        name: 'uniqueKey',
        kind: 'text',
        label: messages.place,
        lengthMax: 64,
        hint: messages.placeHint,
      },
      { name: 'img', kind: 'picture', label: messages.picture, drawn: Object.values(genericArt) },
    ],
    blank: { uniqueKey: '', img: genericArt.emptySearch },
  },
  { id: 'recharge', section: 'rechargeTypes', part: undefined, includes: all, ...paymentMethodForm },
  {
    id: 'prop',
    label: messages.items,
    add: messages.addItem,
    section: 'props',
    part: undefined,
    includes: all,
    fields: [
      name,
      { name: 'num', kind: { reading: 'number' }, label: messages.quantity },
      { name: 'limitAmount', kind: { reading: 'money' }, label: messages.limit },
    ],
    blank: { name: '', num: 1, limitAmount: 0 },
  },
  {
    id: 'level',
    label: messages.levels,
    add: messages.addLevel,
    section: 'levels',
    part: undefined,
    includes: all,
    fields: [
      { name: 'level', kind: { reading: 'number' }, label: messages.level, hint: messages.levelHint },
      { name: 'betAmount', kind: { reading: 'money' }, label: messages.betsNeeded },
    ],
    blank: { level: 1, betAmount: 0 },
  },
  {
    id: 'loginPay',
    label: messages.signInCards,
    section: 'loginPay',
    ...only,
    fields: [{ name: 'propIds', kind: { reading: 'numbers' }, label: messages.cardItems, hint: '6004, 6005, …' }],
  },
  {
    id: 'download',
    label: messages.app,
    section: 'download',
    ...only,
    fields: [
      {
        name: 'downloadType',
        kind: 'choice',
        label: messages.appOffer,
        options: [
          { value: '0', label: messages.appNowhere },
          { value: '1', label: messages.appOwnPage },
          { value: '2', label: messages.appPackage },
          { value: '3', label: messages.appStore },
        ],
      },
      {
        name: 'downloadUrl',
        kind: 'text',
        label: messages.address,
        lengthMax: 500,
        hint: messages.appAddressHint,
      },
    ],
  },
  {
    id: 'chat',
    label: messages.liveChat,
    section: 'services',
    ...only,
    part: 'services',
    includes: ({ id }) => id === chatEntryId,
    fields: [
      {
        name: 'liveChatPattern',
        kind: 'text',
        label: messages.chatPattern,
        lengthMax: 200,
        hint: messages.chatPatternHint,
      },
    ],
  },
  {
    id: 'site',
    label: messages.addresses,
    section: 'site',
    ...only,
    fields: [
      {
        name: 'gameResourceUrl',
        kind: 'text',
        label: messages.gamePictures,
        lengthMax: 500,
        hint: messages.gamePicturesHint,
      },
      {
        name: 'activityRoutes',
        kind: { reading: 'pages' },
        label: messages.promotionPages,
        hint: messages.promotionPagesHint,
      },
    ],
  },
]
