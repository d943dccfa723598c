import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastOf, mixedColors, type Color } from './contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'boards.css'), 'utf8')
const colorOf = (hex: string): Color => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never
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
    expect(contrastOf(spot, isInk ? ink : white)).toBeGreaterThanOrEqual(4.5)
    expect(css).toMatch(/\.spot-pays \{\s*font-size/)
  })

  test('while the result is awaited', () => {
    const { part, ground } = mixOf('\\.board\\.is-closed \\.spot', 'background')
    const letters = isInk && name !== 'pink' ? ink : white
    expect(contrastOf(mixedColors(spot, ground, part), letters)).toBeGreaterThanOrEqual(4.5)
  })

  test('when it has lost', () => {
    const { part, ground } = mixOf('\\.board \\.spot\\.is-lost', 'background')
    const letters = mixOf('\\.board \\.spot\\.is-lost :is\\([^)]*\\)', 'color')
    expect(
      contrastOf(mixedColors(spot, ground, part), mixedColors(white, letters.ground, letters.part)),
    ).toBeGreaterThanOrEqual(4.5)
  })
})
