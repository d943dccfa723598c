import type { ContentKind, EntryField } from './content-kind.ts'
import { placeIs } from './entry.ts'
import { chatEntryId } from './section-entries.ts'
import { settingKinds } from './setting-kinds.ts'
import { messages } from './messages/en.ts'

const title: EntryField = { name: 'title', kind: 'text', label: messages.title, lengthMax: 120 }
const text: EntryField = {
  name: 'text',
  kind: 'text',
  label: messages.text,
  lengthMax: 300,
  hint: messages.textHint,
}
const body: EntryField = {
  name: 'body',
  kind: 'paragraphs',
  label: messages.body,
  hint: messages.bodyHint,
}
const inFilipino = (field: EntryField, label: string): EntryField => ({
  ...field,
  name: `${field.name}Fil`,
  label,
  hint: messages.filipinoHint,
})
const titles = [title, inFilipino(title, messages.titleFil)]
const texts = [text, inFilipino(text, messages.textFil)]
const bodies = [body, inFilipino(body, messages.bodyFil)]
const summary: EntryField = { name: 'summary', kind: 'text', label: messages.summary, lengthMax: 300 }
const art: EntryField = { name: 'imgUrl2', kind: 'picture', label: messages.picture }
const click: EntryField = { name: 'click', kind: 'click', label: messages.clickLabel }
const schedule: EntryField = { name: 'window', kind: 'window', label: messages.shown }
const modes: EntryField = { name: 'modes', kind: 'modes', label: messages.shownIn }
const permit: EntryField = {
  name: 'permit',
  kind: 'text',
  label: messages.permit,
  lengthMax: 60,
  hint: messages.permitHint,
}

const nothing = { clickType: 'none', clickAction: '' }
const blankAd = {
  title: '',
  titleFil: '',
  text: '',
  textFil: '',
  body: [],
  bodyFil: [],
  imgUrl2: 'art:banner/welcome',
  ...nothing,
  modes: ['normal'],
  permit: '',
  from: null,
  until: null,
}

export const contentKinds: readonly ContentKind[] = [
  {
    id: 'banner',
    label: messages.banners,
    add: messages.addBanner,
    section: 'ads',
    part: 'home',
    includes: placeIs('banner'),
    fields: [...titles, ...texts, art, click, schedule, modes, permit],
    blank: { ...blankAd, place: 'banner' },
  },
  {
    id: 'popup',
    label: messages.popups,
    add: messages.addPopup,
    section: 'ads',
    part: 'popup',
    includes: placeIs('popup'),
    fields: [...titles, ...texts, art, click, schedule, modes, permit],
    blank: { ...blankAd, place: 'popup', imgUrl2: 'art:popup/welcome' },
  },
  {
    id: 'featured',
    label: messages.featuredRewards,
    add: messages.addFeatured,
    section: 'ads',
    part: 'rewards',
    includes: placeIs('featured'),
    fields: [...titles, ...texts, ...bodies, art, click, schedule, modes, permit],
    blank: { ...blankAd, place: 'featured' },
  },
  {
    id: 'notice',
    label: messages.notices,
    add: messages.addNotice,
    section: 'notices',
    part: 'notices',
    includes: () => true,
    fields: [
      ...titles,
      summary,
      inFilipino(summary, messages.summaryFil),
      ...bodies,
      art,
      { name: 'isH5Pop', kind: 'flag', label: messages.homePopup },
      click,
      schedule,
      modes,
      permit,
    ],
    blank: {
      title: '',
      titleFil: '',
      summary: '',
      summaryFil: '',
      body: [],
      bodyFil: [],
      imgUrl2: 'art:banner/welcome',
      isH5Pop: false,
      ...nothing,
      modes: ['normal', 'green'],
      permit: '',
      from: null,
      until: null,
    },
  },
  {
    id: 'film',
    label: messages.videos,
    add: messages.addVideo,
    section: 'promotionalVideos',
    part: 'home',
    includes: () => true,
    fields: [
      ...titles,
      {
        name: 'path',
        kind: 'text',
        label: messages.videoAddress,
        lengthMax: 500,
        hint: messages.videoHint,
      },
      { name: 'coverImg', kind: 'picture', label: messages.cover },
      click,
    ],
    blank: { title: '', titleFil: '', path: '', coverImg: 'art:banner/new-games', ...nothing },
  },
  {
    id: 'service',
    label: messages.customerService,
    add: messages.addService,
    section: 'services',
    part: 'services',
    includes: ({ id }) => id !== chatEntryId,
    fields: [
      { name: 'nickname', kind: 'text', label: messages.name, lengthMax: 60 },
      {
        name: 'url',
        kind: 'text',
        label: messages.address,
        lengthMax: 500,
        hint: messages.serviceAddressHint,
      },
      { name: 'hours', kind: 'text', label: messages.hours, lengthMax: 80 },
      { name: 'isOut', kind: 'flag', label: messages.opensOutside },
    ],
    blank: { nickname: '', url: '', hours: '', isOut: true },
  },
  ...settingKinds,
]
