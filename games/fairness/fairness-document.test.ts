import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ikotWheel } from '#games/instant/math/ikot-fiesta.ts'
import { duelPays, specialPays } from '#games/poker/math/pusoy/pays.ts'
import { oddsUnit } from '#games/poker/math/pusoy/row-odds.ts'
import { slotTitles } from '#games/slots/titles.ts'
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
