import { expect, test } from 'vitest'
import type { LocalText } from '#core/message/local-text.ts'
import { basketballTeams } from './sports/math/basketball-teams.ts'
import { footballTeams } from './sports/math/football-teams.ts'
import { jackpotHelp } from './jackpot/jackpot-help.ts'
import { jackpotPools } from './jackpot/pools.ts'
import type { LocalHelpPage, LocalHelpSection } from './title/help-page.ts'
import { virtualHelp } from './title/virtual-help.ts'
import { tables, titles } from './titles.ts'

const pageOf = (...sections: readonly LocalHelpSection[]): LocalHelpPage => ({
  summary: sections[0]?.title ?? { en: '', fil: '' },
  sections,
})
const pages = [
  ...[...titles, ...tables].map(({ code, help }) => [code, help()] as const),
  ['jackpots', pageOf(jackpotHelp(jackpotPools))] as const,
  ['virtual games', pageOf(virtualHelp('table'), virtualHelp('sports'))] as const,
]

const cellsOf = ({ sections }: LocalHelpPage): (LocalText | string)[] =>
  sections.flatMap(({ table }) => (table === undefined ? [] : [...table.head, ...table.rows.flat()]))
/** Every text of a page, and its sentences alone. */
const textsOf = (page: LocalHelpPage): LocalText[] => [
  ...sentencesOf(page),
  ...page.sections.map(({ title }) => title),
  ...cellsOf(page).filter((cell) => typeof cell !== 'string'),
]
const sentencesOf = ({ summary, sections }: LocalHelpPage): LocalText[] => [
  summary,
  ...sections.flatMap(({ paragraphs = [] }) => paragraphs),
]

/** Poker hands and names, which Filipino takes as they are. */
const borrowed = /(?:three|four|five) of a kind|hold and win|even money|hold the gold|jacks or better/gi
const english =
  /\b(?:the|of|and|is|are|every|each|your|you|it|its|with|when|which|that|this|or|for|from|all|if|more|wins?|pays?|bet|bets|they|them|not|be|by)\b/gi
/** Words that Filipino uses, too, where they mean something else or name a thing. */
const shared = /\bbet\b|\bdouble bet\b|\bplay bet\b|\b\d+ by \d+\b/gi

const englishIn = ({ fil }: LocalText): readonly string[] =>
  fil.replace(borrowed, '').replace(shared, '').match(english) ?? []
/** As a multiset: a rule must state the same figures in both languages. */
const figuresIn = (text: string): string[] => (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).toSorted()

test.each(pages)('%s: each rule has its other half, without a parameter that nobody filled in', (_code, page) => {
  for (const { en, fil } of textsOf(page)) {
    expect(en).not.toBe('')
    expect(fil).not.toBe('')
    expect(`${en} ${fil}`).not.toMatch(/[{}]|undefined|NaN/)
  }
})

test.each(pages)('%s: no sentence is left in English', (_code, page) => {
  for (const text of sentencesOf(page)) expect(text.fil).not.toBe(text.en)
  expect(textsOf(page).map(englishIn).flat()).toEqual([])
})

test.each(pages)('%s: both languages state the same figures', (_code, page) => {
  for (const { en, fil } of textsOf(page)) expect([en, figuresIn(fil)]).toEqual([en, figuresIn(en)])
})

const cardRank = /^[AJQK]$/
test.each(pages)('%s: a cell without a translation is a figure', (_code, page) => {
  const untranslated = cellsOf(page).filter((cell) => typeof cell === 'string')
  expect(untranslated.filter((cell) => /\p{L}/u.test(cell) && !cardRank.test(cell))).toEqual([])
})

test('an English sentence in the Filipino rules is found', () => {
  const left = { en: 'Every full line counts.', fil: 'Every full line counts.' }
  expect(englishIn(left)).toEqual(['Every'])
  expect(englishIn({ en: '', fil: 'Nananatili ang three of a kind sa bawat free spin.' })).toEqual([])
})

test('teams keep their names', () => {
  const names = pages.flatMap(([, page]) => textsOf(page)).map(({ fil }) => fil)
  expect([...basketballTeams, ...footballTeams].filter(({ name }) => !names.includes(name))).toEqual([])
})
