import type { ContentKind, EntryField } from './content-kind.ts'
import { placeIs } from './entry.ts'
import { chatEntryId } from './section-entries.ts'
import { settingKinds } from './setting-kinds.ts'

const title: EntryField = { name: 'title', kind: 'text', label: 'Title', lengthMax: 120 }
const text: EntryField = {
  name: 'text',
  kind: 'text',
  label: 'Text',
  lengthMax: 300,
  hint: 'One or two sentences, also read out to whoever cannot see the picture.',
}
const body: EntryField = {
  name: 'body',
  kind: 'paragraphs',
  label: 'Whole text',
  hint: 'An empty line begins a new paragraph.',
}
const art: EntryField = { name: 'imgUrl2', kind: 'picture', label: 'Picture' }
const click: EntryField = { name: 'click', kind: 'click', label: 'A tap opens' }
const schedule: EntryField = { name: 'window', kind: 'window', label: 'Shown' }
const modes: EntryField = { name: 'modes', kind: 'modes', label: 'In' }
const permit: EntryField = {
  name: 'permit',
  kind: 'text',
  label: 'Permit number',
  lengthMax: 60,
  hint: 'Shown with the text in green mode. What opens an activity needs it there.',
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
    label: 'Banners',
    one: 'banner',
    section: 'ads',
    part: 'home',
    holds: placeIs('banner'),
    fields: [title, text, art, click, schedule, modes, permit],
    blank: { ...blankAd, place: 'banner' },
  },
  {
    id: 'popup',
    label: 'Popups',
    one: 'popup',
    section: 'ads',
    part: 'popup',
    holds: placeIs('popup'),
    fields: [title, text, art, click, schedule, modes, permit],
    blank: { ...blankAd, place: 'popup', imgUrl2: 'art:popup/welcome' },
  },
  {
    id: 'featured',
    label: 'Featured rewards',
    one: 'featured reward',
    section: 'ads',
    part: 'rewards',
    holds: placeIs('featured'),
    fields: [title, text, body, art, click, schedule, modes, permit],
    blank: { ...blankAd, place: 'featured' },
  },
  {
    id: 'notice',
    label: 'Notices',
    one: 'notice',
    section: 'notices',
    part: 'notices',
    holds: () => true,
    fields: [
      title,
      { name: 'summary', kind: 'text', label: 'Summary', lengthMax: 300 },
      body,
      art,
      { name: 'isH5Pop', kind: 'flag', label: 'Also in the popup of the home' },
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
    label: 'Videos',
    one: 'video',
    section: 'promotionalVideos',
    part: 'home',
    holds: () => true,
    fields: [
      title,
      {
        name: 'path',
        kind: 'text',
        label: 'Address of the video',
        lengthMax: 500,
        hint: 'https://… to an MP4 or WebM file.',
      },
      { name: 'coverImg', kind: 'picture', label: 'Picture before it plays' },
      click,
    ],
    blank: { title: '', path: '', coverImg: 'art:banner/new-games', ...nothing },
  },
  {
    id: 'service',
    label: 'Customer service',
    one: 'way to customer service',
    section: 'services',
    part: 'services',
    holds: ({ id }) => id !== chatEntryId,
    fields: [
      { name: 'nickname', kind: 'text', label: 'Name', lengthMax: 60 },
      {
        name: 'url',
        kind: 'text',
        label: 'Address',
        lengthMax: 500,
        hint: 'https://…, a path of this site, tel:… or mailto:…',
      },
      { name: 'hours', kind: 'text', label: 'When somebody is there', lengthMax: 80 },
      { name: 'isOut', kind: 'flag', label: 'Opens outside the app' },
    ],
    blank: { nickname: '', url: '', hours: '', isOut: true },
  },
  ...settingKinds,
]
