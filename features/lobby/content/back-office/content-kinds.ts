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
  hint: messages.oneOrTwoSentencesAlso,
}
const body: EntryField = {
  name: 'body',
  kind: 'paragraphs',
  label: messages.wholeText,
  hint: messages.anEmptyLineBeginsA,
}
const art: EntryField = { name: 'imgUrl2', kind: 'picture', label: messages.picture }
const click: EntryField = { name: 'click', kind: 'click', label: 'A tap opens' }
const schedule: EntryField = { name: 'window', kind: 'window', label: messages.shown }
const modes: EntryField = { name: 'modes', kind: 'modes', label: messages.in }
const permit: EntryField = {
  name: 'permit',
  kind: 'text',
  label: messages.permitNumber2,
  lengthMax: 60,
  hint: messages.shownWithTheTextIn,
}

const nothing = { clickType: 'none', clickAction: '' }
const blankAd = {
  title: '',
  text: '',
  body: [],
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
    one: 'banner',
    section: 'ads',
    part: 'home',
    includes: placeIs('banner'),
    fields: [title, text, art, click, schedule, modes, permit],
    blank: { ...blankAd, place: 'banner' },
  },
  {
    id: 'popup',
    label: messages.popups,
    one: 'popup',
    section: 'ads',
    part: 'popup',
    includes: placeIs('popup'),
    fields: [title, text, art, click, schedule, modes, permit],
    blank: { ...blankAd, place: 'popup', imgUrl2: 'art:popup/welcome' },
  },
  {
    id: 'featured',
    label: messages.featuredRewards,
    one: messages.featuredReward,
    section: 'ads',
    part: 'rewards',
    includes: placeIs('featured'),
    fields: [title, text, body, art, click, schedule, modes, permit],
    blank: { ...blankAd, place: 'featured' },
  },
  {
    id: 'notice',
    label: messages.notices,
    one: 'notice',
    section: 'notices',
    part: 'notices',
    includes: () => true,
    fields: [
      title,
      { name: 'summary', kind: 'text', label: messages.summary, lengthMax: 300 },
      body,
      art,
      { name: 'isH5Pop', kind: 'flag', label: messages.alsoInThePopupOf },
      click,
      schedule,
      modes,
      permit,
    ],
    blank: {
      title: '',
      summary: '',
      body: [],
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
    one: 'video',
    section: 'promotionalVideos',
    part: 'home',
    includes: () => true,
    fields: [
      title,
      {
        name: 'path',
        kind: 'text',
        label: messages.addressOfTheVideo,
        lengthMax: 500,
        hint: 'https://… to an MP4 or WebM file.',
      },
      { name: 'coverImg', kind: 'picture', label: messages.pictureBeforeItPlays },
      click,
    ],
    blank: { title: '', path: '', coverImg: 'art:banner/new-games', ...nothing },
  },
  {
    id: 'service',
    label: messages.customerService,
    one: messages.wayToCustomerService,
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
        hint: 'https://…, a path of this site, tel:… or mailto:…',
      },
      { name: 'hours', kind: 'text', label: messages.whenSomebodyIsThere, lengthMax: 80 },
      { name: 'isOut', kind: 'flag', label: messages.opensOutsideTheApp },
    ],
    blank: { nickname: '', url: '', hours: '', isOut: true },
  },
  ...settingKinds,
]
