import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contentSectionNames, emptyContent } from '../content.ts'
import { contentSections } from './content-sections.ts'
import { demoContent } from './demo-content.ts'

const accepts = (section: keyof typeof contentSections, content: unknown) =>
  v.safeParse(contentSections[section], content).success

test.each(contentSectionNames)('the section %s may be empty', (section) => {
  expect(accepts(section, emptyContent[section])).toBe(true)
})

test.each(Object.entries(demoContent(1_795_000_000_000)))(
  'what the demonstration shows as %s is allowed',
  (section, content) => {
    const name = contentSectionNames.find((each) => each === section)
    expect(name && v.safeParse(contentSections[name], content).issues).toBeUndefined()
  },
)

const ad = {
  id: 1,
  place: 'banner',
  title: 'A title',
  text: '',
  body: [],
  imgUrl2: 'art:banner/welcome',
  clickType: 'none',
  clickAction: '',
  sort: 1,
  modes: ['normal'],
  from: null,
  until: null,
}

test.each([
  { what: 'the same id twice', section: 'ads', content: [ad, ad] },
  { what: 'a place that does not exist', section: 'ads', content: [{ ...ad, place: 'sidebar' }] },
  { what: 'no mode at all', section: 'ads', content: [{ ...ad, modes: [] }] },
  { what: 'a picture by plain http', section: 'ads', content: [{ ...ad, imgUrl2: 'http://example.ph/a.png' }] },
  {
    what: 'a tap that runs a script',
    section: 'ads',
    content: [{ ...ad, clickType: 'url', clickAction: 'javascript:alert(1)' }],
  },
  {
    what: 'an address without a scheme',
    section: 'ads',
    content: [{ ...ad, clickType: 'url', clickAction: '//evil.example' }],
  },
  {
    what: 'an activity that is no number',
    section: 'ads',
    content: [{ ...ad, clickType: 'activity', clickAction: 'spin' }],
  },
  {
    what: 'levels that do not rise',
    section: 'levels',
    content: [
      { level: 1, betAmount: 5 },
      { level: 2, betAmount: 5 },
    ],
  },
  { what: 'a broken pattern', section: 'services', content: { liveChatPattern: '(', queue: [] } },
  { what: 'a pattern without a group', section: 'services', content: { liveChatPattern: 'chat', queue: [] } },
  { what: 'half a centavo', section: 'levels', content: [{ level: 1, betAmount: 0.5 }] },
  {
    what: 'a download by plain http',
    section: 'download',
    content: { downloadType: 2, downloadUrl: 'http://example.ph' },
  },
] as const)('$what is not allowed', ({ section, content }) => {
  expect(accepts(section, content)).toBe(false)
})
