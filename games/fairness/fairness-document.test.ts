import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scratchPrizes } from '#games/instant/math/fiesta-scratch.ts'
import { ikotWheel } from '#games/instant/math/ikot-fiesta.ts'
import { duelPays, specialPays } from '#games/poker/math/pusoy/pays.ts'
import { oddsUnit } from '#games/poker/math/pusoy/row-odds.ts'
import { slotTitles } from '#games/slots/titles.ts'
import { pairingsOf, seasonOf } from '#games/sports/math/league.ts'
import { publishedTables } from './published-tables.ts'

const text = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8')

test('the document has the wheel of Ikot Fiesta as it is', () => {
  const letters = { banderitas: 'B', kalesa: 'K', salakot: 'S', tarsier: 'T', pearl: 'P', araw: 'A', buwan: 'W' }
  expect(text).toContain(`\`${ikotWheel.map((picture) => letters[picture]).join('')}\``)
})

test('the document names the slots that pay by lines, and says of every other how it pays', () => {
  const [, paragraph = ''] = /\n\n([^\n]*[^|]* pay by lines;[^|]*?)\n\n/.exec(text) ?? []
  const [byLines = '', others = ''] = paragraph.replaceAll('\n', ' ').split('pay by lines')
  for (const title of slotTitles) {
    const hasLines = publishedTables(title).includes('"lines":')
    expect((hasLines ? byLines : others).includes(title.name), title.name).toBe(true)
  }
})

test('the document has the pays of Pusoy and the worth of its rows as they are', () => {
  const paragraphs = text.slice(text.indexOf('**Pusoy**'), text.indexOf('### Shooters')).replaceAll('\n', ' ')
  const { won, scoop, tied } = duelPays
  expect(paragraphs).toContain(`${won} × (${oddsUnit} × (bm + bf + mf) − 3bmf) + ${scoop} × bmf`)
  expect(paragraphs).toMatch(
    new RegExp(
      `${scoop} hundredths are paid for three rows won, ${won} for more rows won than lost, ${tied}\\s+for as many`,
    ),
  )
  const { dragon, sixPairs, threeFlushes } = specialPays
  expect(paragraphs).toMatch(
    new RegExp(`${dragon} for thirteen ranks .* ${sixPairs} for six pairs, else ${threeFlushes} for suits`),
  )
})

test('the document has the tickets of Fiesta Scratch, in the order in which they are drawn', () => {
  const row = text.split('\n').find((line) => line.startsWith('| Fiesta Scratch')) ?? ''
  const weights = scratchPrizes.map(({ weight }) => weight.toLocaleString('en-PH'))
  expect(row).toContain(`${weights.join(', ')} and the rest of a million`)
  const symbols = scratchPrizes.map(({ symbol }) => symbol)
  expect(row).toContain(`${symbols.join(', ')} and none`)
})

/** The words of the document, step by step, and nothing else. */
function fixturesByTheDocument(number: number, t: number) {
  const s = Math.ceil(number / (2 * t - 2))
  const m = number - (s - 1) * (2 * t - 2)
  const d = (m - 1) % (t - 1)
  const steps = Array.from({ length: t / 2 - 1 }, (_, at) => at + 1)
  const met = [
    { first: t - 1, second: d, even: d % 2 === 0 },
    ...steps.map((k) => ({ first: (d + k) % (t - 1), second: (d - k + t - 1) % (t - 1), even: k % 2 === 0 })),
  ]
  const team = (x: number) => (x + 3 * s) % t
  return met.map(({ first, second, even }) => {
    const isFirstHome = even === m <= t - 1
    return { home: team(isFirstHome ? first : second), away: team(isFirstHome ? second : first) }
  })
}

test.each([10, 12])('the document says who plays whom in each round of a league of %i', (teams) => {
  expect(text).toContain('Place `x` is team `(x + 3s) mod t`')
  for (let number = 1; number <= 5 * teams; number++) {
    expect(fixturesByTheDocument(number, teams), `round ${number}`).toEqual(pairingsOf(seasonOf(number, teams)))
  }
})
