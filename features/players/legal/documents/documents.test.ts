import { createHash } from 'node:crypto'
import { isCalendarDay } from '#core/clock/manila.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { eligibilityDeclarations } from '../declarations.ts'
import type { LegalBlock, LegalDocument, LegalDocumentId } from '../document.ts'
import { inlineParts } from '../inline-parts.ts'
import { loadDocument } from '../load-document.ts'
import { loadTranslation } from '../load-translation.ts'
import { markupOf } from '../markup.ts'
import { demonstrationOperator, licensedOperator, unreachableOperator } from '../operator-examples.ts'
import { renderDocument } from '../rules.ts'
import { translationFaults } from '../translation-faults.ts'
import { legalVersions } from '../versions.ts'
import { barredPersons, declarations } from './fil/barred-persons.ts'

const required: Record<LegalDocumentId, readonly string[]> = {
  termsOfUse: [
    'agreement',
    'who-may-play',
    'where-you-may-play',
    'your-account',
    'verification',
    'balance-and-records',
    'deposits',
    'turnover',
    'withdrawals',
    'processing-periods',
    'bonuses',
    'fairness',
    'interrupted-games',
    'errors',
    'responsible-play',
    'fair-conduct',
    'suspension',
    'excluded-and-ineligible-balances',
    'anti-money-laundering',
    'our-responsibility',
    'complaints',
    'changes',
    'governing-law',
    'contact',
  ],
  privacyPolicy: [
    'who-is-responsible',
    'what-we-collect',
    'why-we-use-it',
    'automated-decisions',
    'sharing',
    'abroad',
    'anti-money-laundering',
    'retention',
    'security',
    'breaches',
    'cookies-and-storage',
    'consent',
    'children',
    'your-rights',
    'using-your-rights',
    'privacy-complaints',
    'changes',
  ],
  responsiblePlay: ['limits', 'time-out', 'self-exclusion', 'reality-check', 'check-yourself', 'help', 'family'],
  licence: ['licence-holder', 'how-to-check', 'what-it-demands', 'laws', 'questions'],
  eligibility: ['who-may-not-play', 'where', 'what-you-declare', 'what-follows', 'if-something-changes'],
  about: ['what-it-is', 'honest-money', 'fair-games', 'play-that-stays-a-game', 'who-we-are'],
}

/** The routes that the texts may link to. */
const pages = [
  '/terms-of-use',
  '/privacy-policy',
  '/service',
  '/record/transaction',
  '/profile/license',
  '/profile/info',
  '/profile/limits',
  '/profile/data',
  '/profile/agree/responsible-play',
]

const ids = ['termsOfUse', 'privacyPolicy', 'responsiblePlay', 'licence', 'eligibility', 'about'] as const
const load = { en: loadDocument, fil: (id: LegalDocumentId) => loadTranslation(id, 'fil') }
const texts = ids.flatMap((id) => [
  { id, language: 'en' as const },
  { id, language: 'fil' as const },
])

describe.each(texts)('$id ($language)', ({ id, language }) => {
  let document: LegalDocument
  beforeAll(async () => {
    document = await load[language](id)
  })

  test('is the document asked for, in the version that the screens name', () => {
    expect(document).toMatchObject({ id, language })
    expect(document.version).toBe(legalVersions[id].version)
    expect(isCalendarDay(document.version)).toBe(true)
    expect(isCalendarDay(document.effective)).toBe(true)
    expect(document.effective >= document.version).toBe(true)
  })

  test('covers its required points', () => {
    expect(document.sections.map((section) => section.id)).toEqual(expect.arrayContaining([...required[id]]))
  })

  test('has sections with unique anchors and none empty, whatever the operator holds', () => {
    const anchors = document.sections.map((section) => section.id)
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const operator of [licensedOperator, demonstrationOperator, unreachableOperator]) {
      for (const section of renderDocument(document, operator).sections) expect(section.blocks).not.toEqual([])
    }
  })

  test('leaves no placeholder and no half-written link', () => {
    for (const operator of [licensedOperator, demonstrationOperator, unreachableOperator]) {
      const texts = textsOf(renderDocument(document, operator))
      expect(texts.filter((text) => /[{}]/.test(text) || text !== text.trim())).toEqual([])
      const plain = texts.flatMap(inlineParts).flatMap((part) => (part.kind === 'text' ? [part.text] : []))
      expect(plain.filter((text) => /[[\]]|\]\(/.test(text))).toEqual([])
    }
  })

  test('leads only to pages that exist, to mail and to telephone', () => {
    const parts = textsOf(renderDocument(document, licensedOperator)).flatMap(inlineParts)
    const targets = parts.flatMap((part) => (part.kind === 'link' ? [part.target] : []))
    expect(targets.filter((target) => !/^(mailto|tel):./.test(target) && !pages.includes(target))).toEqual([])
  })

  test('without contacts has every section, and names none but customer service', () => {
    const rendered = renderDocument(document, unreachableOperator)
    expect(rendered.sections.map((section) => section.id)).toEqual(document.sections.map((section) => section.id))
    const parts = textsOf(rendered).flatMap(inlineParts)
    const targets = parts.flatMap((part) => (part.kind === 'link' ? [part.target] : []))
    expect(targets.filter((target) => /^(mailto|tel):/.test(target))).toEqual([])
    const named = textsOf(document).some((text) => text.includes('{supportEmail}'))
    expect(targets.includes('/service') || !named).toBe(true)
    expect(textsOf(rendered).filter((text) => /email|i-email/i.test(text) && /customer service/.test(text))).toEqual([])
  })

  test('has tables whose rows are as wide as their head', () => {
    const blocks = document.sections.flatMap((section) => section.blocks)
    const uneven = blocks.filter(
      (block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length),
    )
    expect(uneven).toEqual([])
  })
})

/**
 * The words of each version, as a hash of the English text. Add a line when `versions.ts` gets a new version; a line never changes,
 * because players agreed to those words.
 */
const publishedWords: Record<LegalDocumentId, Readonly<Record<string, string>>> = {
  termsOfUse: {
    '2026-11-24': '769021851079e7596b04f7661fae87d822b6b4209c86cc97697295e9971aa753',
    '2026-11-27': '9583904a0d296abf6fdf492633013dcc14f81dbd1e64019f32050ea03b470534',
    '2026-11-28': '6eeb021a848074acf43091afb827d802e14da41f2fa3b28e30050face521c3fd',
    '2026-11-29': '8fb8ec3ad054a4acbc2a9dc826b396839d83eb62bb5b4a670d26e37c8967621a',
  },
  privacyPolicy: {
    '2026-11-24': 'ad035f8525f322bd59433b3f604f472e8709b763d2e3d960af4df375eaf71eea',
    '2026-11-27': '76f45233a07a75e3839069a1c2eb416028c7c7f5bef09d0db66c44086c1d104e',
    '2026-11-28': 'd807f7e70dabaf09eeda6cd2984efd4bb93ac736a8fd86742936278abbe2119d',
    '2026-11-29': '0a01e288ecc3cbace9dfb180aa67c1b189ff526ecefd8dc6d0d9ba13839f8d7c',
  },
  responsiblePlay: {
    '2026-11-24': 'f6ebf28788023d5e6cdde6b85b8ac1b998e48137712e825e4d96eb50e1f3bb47',
    '2026-11-29': 'c02fa0fb65073aae972f05c841417beea523ddeed3386b8edfb147d36497591d',
  },
  licence: { '2026-11-24': '77f0b6a13c2a45dbf26007907fc7f5eead3c8ea9ce232b233a950ee9c134570d' },
  eligibility: { '2026-11-24': '0b1f771ae4b1a71ac1f2af0b731083dc0d5440dd9d22e7e19584df77c1a01bfc' },
  about: {
    '2026-11-24': 'e1554e5ad2b25e0e6d72cf66acd38dc8109ff76cbce6996bca82dd3178b6fc2e',
    '2026-11-28': 'c81368663b9274daea192f3c846f7bdf26630a3aa974c0909e40bc593de9d3b2',
    '2026-11-29': '15336cc20276167009c6ea7f6c37b4ea7af3e5f5d100fc15bc06adc97a246aee',
  },
}

test.each(ids)('%s says under its version what it said when that version was published', async (id) => {
  const { summary, sections } = await load.en(id)
  const words = [summary, markupOf(sections)].join('\n')
  const { version } = legalVersions[id]
  expect(
    createHash('sha256').update(words).digest('hex'),
    `The words changed: give ${id} a new version in versions.ts, and its hash a line here.`,
  ).toBe(publishedWords[id][version])
})

test('no current version is older than its last material one', () => {
  for (const { version, material } of Object.values(legalVersions)) expect(version >= material).toBe(true)
})

test('terms and notice name everybody whom a declaration keeps out', async () => {
  const notice = await loadDocument('eligibility')
  const terms = await loadDocument('termsOfUse')
  for (const declaration of eligibilityDeclarations) {
    expect(textsOf(notice)).toContain(declaration.excluded)
    expect(textsOf(terms)).toContain(declaration.excluded)
  }
})

test.each(ids)('the translation of %s has the sections, blocks, links and numbers of the English text', async (id) => {
  const [english, filipino] = await Promise.all([load.en(id), load.fil(id)])
  expect(translationFaults(english.sections, filipino.sections)).toEqual([])
  expect(filipino.title).not.toBe(english.title)
  const kept = textsOf(filipino).filter((text) => text.length > 60 && textsOf(english).includes(text))
  expect(kept).toEqual([])
})

test('terms and notice in Filipino name everybody whom a declaration keeps out', async () => {
  expect(declarations).toHaveLength(eligibilityDeclarations.length)
  expect(barredPersons).toHaveLength(eligibilityDeclarations.length + 1)
  for (const id of ['eligibility', 'termsOfUse'] as const)
    expect(textsOf(await load.fil(id))).toEqual(expect.arrayContaining([...barredPersons]))
})

test('a demonstration never claims a licence, and says that it holds none', async () => {
  for (const id of ['termsOfUse', 'licence', 'about'] as const) {
    const texts = textsOf(renderDocument(await loadDocument(id), demonstrationOperator)).join('\n')
    expect(texts).toContain('holds no gaming licence')
    expect(texts).not.toContain('holds licence')
    const translated = textsOf(renderDocument(await load.fil(id), demonstrationOperator)).join('\n')
    expect(translated).toContain('hawak na lisensya sa gaming')
    expect(translated).not.toContain('hawak ang')
  }
})

test('the worked example of turnover adds up', async () => {
  const document = await loadDocument('termsOfUse')
  const blocks = document.sections.find(({ id }) => id === 'turnover')?.blocks ?? []
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  const left = rows.map(([, , deposit, bonus]) => [pesosOf(deposit), pesosOf(bonus)])

  const deposit = 1000
  const bonus = 200 * 5
  const bonusAfterSlots = bonus - (1500 - deposit)
  const bonusAfterLive = bonusAfterSlots - (1000 * 30) / 100
  expect(left).toEqual([
    [deposit, bonus],
    [0, bonusAfterSlots],
    [0, bonusAfterLive],
    [0, bonusAfterLive - 200],
  ])
})

function pesosOf(cell = ''): number {
  return Number(/^₱([\d,]+)/.exec(cell)?.[1]?.replace(',', ''))
}

function textsOf(document: LegalDocument): string[] {
  const headings = document.sections.map((section) => section.heading)
  return [
    document.title,
    document.summary,
    ...headings,
    ...document.sections.flatMap((s) => s.blocks.flatMap(blockTexts)),
  ]
}

function blockTexts(block: LegalBlock): readonly string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat().filter((cell) => cell !== '')]
  return [block.text]
}
