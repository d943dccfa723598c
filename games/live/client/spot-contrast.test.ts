import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Color = readonly [number, number, number]

const css = readFileSync(join(import.meta.dirname, 'boards.css'), 'utf8')
const colorOf = (hex: string): Color => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never
const mixed = (one: Color, other: Color, part: number): Color =>
  one.map((value, at) => value * part + (other[at] ?? 0) * (1 - part)) as never

/** As WCAG 2 counts it. */
function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
const luminance = (color: Color): number => {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const found = (pattern: RegExp): string => {
  const [, text] = pattern.exec(css) ?? []
  if (text === undefined) throw new Error(`boards.css has no ${pattern.source}`)
  return text
}
const mixOf = (rule: string, what: 'background' | 'color') => {
  const [, part = '', ground = ''] =
    new RegExp(`${rule} \\{[^}]*\\b${what}: color-mix\\(in srgb, \\S+ (\\d+)%, (#\\w{6})\\)`).exec(css) ?? []
  return { part: Number(part) / 100, ground: colorOf(ground) }
}

const white = colorOf('#ffffff')
const ink = colorOf(found(/\.spot\.colour-pink \{\s*color: (#\w{6})/))
const spots = ['red', 'yellow', 'green', 'blue', 'pink', 'white'].map((name) => ({
  name,
  spot: colorOf(found(new RegExp(`\\.colour-${name} \\{\\s*--spot: (#\\w{6})`))),
  isInk: ['yellow', 'pink', 'white'].includes(name),
}))

describe.each(spots)('the $name spot of the color game can be read', ({ name, spot, isInk }) => {
  test('while bets are taken', () => {
    expect(contrast(spot, isInk ? ink : white)).toBeGreaterThanOrEqual(4.5)
    expect(css).toMatch(/\.spot-pays \{\s*font-size/)
  })

  test('while the result is awaited', () => {
    const { part, ground } = mixOf('\\.board\\.is-closed \\.spot', 'background')
    const letters = isInk && name !== 'pink' ? ink : white
    expect(contrast(mixed(spot, ground, part), letters)).toBeGreaterThanOrEqual(4.5)
  })

  test('when it has lost', () => {
    const { part, ground } = mixOf('\\.board \\.spot\\.is-lost', 'background')
    const letters = mixOf('\\.board \\.spot\\.is-lost :is\\([^)]*\\)', 'color')
    expect(contrast(mixed(spot, ground, part), mixed(white, letters.ground, letters.part))).toBeGreaterThanOrEqual(4.5)
  })
})
