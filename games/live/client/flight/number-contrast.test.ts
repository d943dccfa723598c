import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf, mixedColors, type Color } from '../contrast.ts'
import { lightColors, skyStops } from './sky-colors.ts'

const css = readFileSync(join(import.meta.dirname, 'flight.css'), 'utf8')
const hex = (text: string): Color => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as never

function plate(): { readonly color: Color; readonly part: number } {
  const [, red, green, blue, part] =
    /\.flight-number \{[^}]*background: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(css) ?? []
  return { color: [Number(red), Number(green), Number(blue)], part: Number(part) / 100 }
}
const colorOf = (rule: string): Color => {
  const [, found] = new RegExp(`${rule} \\{[^}]*\\bcolor: (#\\w{6})`).exec(css) ?? []
  if (found === undefined) throw new Error(`flight.css has no colour for ${rule}`)
  return hex(found)
}

/** The whole sky, between its stops too, and whatever bright thing may pass behind the number. */
const grounds: readonly Color[] = [
  ...skyStops.flatMap(({ color }, index) =>
    [0, 0.25, 0.5, 0.75].map((part) => mixedColors(skyStops[index + 1]?.color ?? color, color, part)),
  ),
  ...Object.values(lightColors),
]

test.each([
  ['below twice', '\\.flight-height'],
  ['from twice on', '\\[data-band="good"\\] \\.flight-height'],
  ['from ten times on', '\\[data-band="great"\\] \\.flight-height'],
  ['when it is over', '\\[data-phase="gone"\\] \\.flight-height'],
  ['before it begins', '\\.flight-under'],
])('the number can be read on every ground, %s', (_says, rule) => {
  const { color, part } = plate()
  expect(grounds.length).toBeGreaterThan(30)
  for (const ground of grounds)
    expect(contrastOf(mixedColors(color, ground, part), colorOf(rule)), String(ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(['low', 'good', 'great'])('a chip of the history can be read: %s', (band) => {
  const rule = band === 'low' ? '\\.flight-heights span' : `\\.flight-heights \\.is-${band} span`
  const [, ground = ''] = new RegExp(`${rule} \\{[^}]*background: (#\\w{6})`).exec(css) ?? []
  expect(contrastOf(hex(ground), colorOf(rule))).toBeGreaterThanOrEqual(4.5)
})
