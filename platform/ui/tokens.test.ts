import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const colour = /--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g

/** The colours of a block in one theme. */
function coloursOf(selector: string, theme: 'light' | 'night'): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector},\n`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return new Map(
    Array.from(block.matchAll(colour), ([, name = '', light, night, both = '']) => [
      name,
      (theme === 'light' ? light : night) ?? both,
    ]),
  )
}

const greenRoot = ':root[data-mode="green"]'
const night = coloursOf(':root', 'night')
const green = new Map([...night, ...coloursOf(greenRoot, 'night')])
const light = coloursOf(':root', 'light')
const lightGreen = new Map([...light, ...coloursOf(greenRoot, 'light')])

function luminance(hex: string): number {
  const [red = 0, greenPart = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * greenPart + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['sunken', 'ground', 'surface', 'raised', 'pressed']
const inks = ['text', 'text-soft', 'text-faint', 'money', 'accent', 'success', 'danger', 'warning', 'info']
const textPairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...['primary-light', 'primary', 'primary-dark', 'money-fill'].map((ground) => ['on-primary', ground]),
  ['on-accent', 'accent-fill'],
  ['on-danger', 'danger-fill'],
  ['sunken', 'success'],
  ['text', 'accent-quiet'],
  ['accent', 'accent-quiet'],
  ...['success', 'danger', 'warning', 'info'].map((tone) => [tone, `${tone}-quiet`]),
]
const edgePairs = [
  ...['sunken', 'ground', 'surface', 'raised'].map((ground) => ['control-border', ground]),
  ...['sunken', 'ground', 'surface', 'raised', 'focus-gap'].map((ground) => ['focus', ground]),
  ['focus-gap', 'primary'],
  ['accent', 'pressed'],
]

describe.each([
  { theme: 'night', colours: night },
  { theme: 'green', colours: green },
  { theme: 'light', colours: light },
  { theme: 'light green', colours: lightGreen },
])('in the $theme theme', ({ colours }) => {
  const between = (one = '', other = '') => contrast(colours.get(one) ?? '', colours.get(other) ?? '')

  test.each(textPairs)('%s on %s can be read (4.5 or more)', (ink, ground) => {
    expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edgePairs)('%s against %s can be seen (3 or more)', (edge, ground) => {
    expect(between(edge, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('the green theme names no colour that the night theme lacks', () => {
  expect([...coloursOf(greenRoot, 'night').keys()].filter((name) => !night.has(name))).toEqual([])
})
