import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paletteAtNight } from './palette.ts'
import type { Theme } from './theme.ts'

const folder = join(import.meta.dirname, 'themes')
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'motifs.ts')
const themes = await Promise.all(
  files.map(async (name) => Object.values((await import(join(folder, name))) as Readonly<Record<string, Theme>>)[0]),
)

/** Of full white; symbols are light, and stand out from what is dark. */
const light = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
    const part = Number.parseInt(colour.slice(1 + channel * 2, 3 + channel * 2), 16) / 255
    return sum + weight * part ** 2.2
  }, 0)

test('in a bonus the reels of every slot stand in another light, dark enough for their symbols', () => {
  expect(themes).toHaveLength(16)
  for (const theme of themes) {
    if (theme === undefined) throw new Error('a file of themes holds none')
    const night = paletteAtNight(theme.palette, theme.scene.night.sky)
    expect(night.board).not.toBe(theme.palette.board)
    expect(night.cell).not.toBe(theme.palette.cell)
    expect(night.cell).toMatch(/^#[0-9a-f]{6}$/)
    expect(light(night.cell)).toBeLessThan(0.12)
  }
})
