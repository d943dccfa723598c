import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { tables, titles } from '#games/titles.ts'
import { actionNames, type CueName, rewardNames } from './actions.ts'
import { heardOnPhone, levelsOf } from './levels.ts'
import { bedSeconds, notesOf, renderBed } from './render-bed.ts'
import { cueNamesOf, renderCue } from './render-cue.ts'
import { chordOf, rewardStrokes } from './reward-strokes.ts'
import { sampleRate, semitonesTo } from './scale.ts'
import { scoreOf } from './score-of.ts'
import type { Score } from './score.ts'

const all = [...titles, ...tables]
const scores = new Map<string, Score>()
const scoreAt = (code: string): Score => {
  const score = scores.get(code)
  if (score === undefined) throw new Error(`${code} has no score`)
  return score
}
beforeAll(async () => {
  for (const [code, load] of Object.entries(scoreOf)) scores.set(code, await load())
})

/** The loudness of each second, in decibels. */
const seconds = (samples: Float32Array): number[] =>
  Array.from(
    { length: Math.floor(samples.length / sampleRate) },
    (_, second) => levelsOf(samples.subarray(second * sampleRate, (second + 1) * sampleRate)).rms,
  )

const stepBetween = (samples: Float32Array, at: number): number =>
  Math.abs((samples[at % samples.length] ?? 0) - (samples[at - 1] ?? 0))

test('every title has a score, and no score is without its title', () => {
  expect([...scores.keys()].toSorted()).toEqual(all.map(({ code }) => code).toSorted())
})

describe.each(all.map(({ code }) => code))('%s', (code) => {
  test('its bed is between 8 and 16 bars, quiet, unclipped, never empty, and has no seam', { timeout: 60_000 }, () => {
    const score = scoreAt(code)
    const bed = renderBed(score, 'bed')
    const { rms, peak } = levelsOf(bed)
    expect(score.chords.length).toBeGreaterThanOrEqual(8)
    expect(score.chords.length).toBeLessThanOrEqual(16)
    expect(bedSeconds(score)).toBeGreaterThan(14)
    expect(bedSeconds(score)).toBeLessThan(45)
    expect(rms).toBeGreaterThan(-30)
    expect(rms).toBeLessThan(-14)
    expect(peak).toBeLessThan(-1)
    // The speaker of a phone plays no bass: what it plays is of one loudness, within a few decibels.
    expect(levelsOf(heardOnPhone(bed, sampleRate)).rms).toBeGreaterThan(-34)
    expect(Math.min(...seconds(bed))).toBeGreaterThan(-60)
    // Where the loop begins again, the samples go on as they do elsewhere.
    expect(stepBetween(bed, bed.length)).toBeLessThan(0.1)
  })

  test('its bonus track is as long as its bed, louder, and unclipped', { timeout: 60_000 }, () => {
    const score = scoreAt(code)
    if (score.bonus.length === 0) return
    const [bed, bonus] = [renderBed(score, 'bed'), renderBed(score, 'bonus')]
    expect(bonus).toHaveLength(bed.length)
    expect(levelsOf(bonus).rms).toBeGreaterThan(levelsOf(bed).rms + 1)
    expect(levelsOf(bonus).peak).toBeLessThan(-1)
  })

  test('each of its short sounds can be heard, is not clipped, and ends in silence', () => {
    const score = scoreAt(code)
    for (const name of cueNamesOf(score)) {
      const cue = renderCue(score, name)
      expect.soft(levelsOf(cue).peak, name).toBeGreaterThan(-20)
      expect.soft(levelsOf(cue).peak, name).toBeLessThan(-1)
      expect.soft(levelsOf(heardOnPhone(cue, sampleRate)).peak, `${name} on a phone`).toBeGreaterThan(-28)
      expect.soft(Math.abs(cue.at(-1) ?? 1), name).toBeLessThan(0.005)
      expect.soft(cue.length / sampleRate, name).toBeLessThan(4)
    }
  })

  test('its figures are whole bars of signs that are known', () => {
    const score = scoreAt(code)
    for (const part of [...score.bed, ...score.bonus]) {
      for (const figure of Object.values(part.figures))
        expect(figure).toMatch(new RegExp(`^[1-9a-cx.-]{${score.meter[0]}}$`))
      expect([...part.bars].filter((bar) => bar !== '_' && part.figures[bar] === undefined)).toEqual([])
      expect(notesOf(score, part).length).toBeGreaterThan(0)
    }
  })

  test('its wins are in its key: every note of a celebration is one of its own chord', () => {
    const score = scoreAt(code)
    const chord = chordOf(score.scale).map((degree) => semitonesTo(score.scale, degree) % 12)
    for (const name of rewardNames)
      for (const [voice, degree] of rewardStrokes(score, name))
        expect(voice === 'lead' ? chord : [semitonesTo(score.scale, degree) % 12]).toContain(
          semitonesTo(score.scale, degree) % 12,
        )
  })
})

test('a greater win sounds longer and louder', () => {
  for (const score of scores.values()) {
    const [win, good, great] = rewardNames.map((name) => renderCue(score, name))
    expect(good?.length).toBeGreaterThan(win?.length ?? 0)
    expect(great?.length).toBeGreaterThan(good?.length ?? 0)
  }
})

test('no two titles sound the same: their music, their pace and their voices differ', () => {
  const bodies = [...scores.values()].map(({ bed }) => JSON.stringify(bed))
  expect(new Set(bodies).size).toBe(scores.size)
  const slots = all.filter(({ engine }) => engine === 'slots').map(({ code }) => scoreAt(code))
  expect(slots).toHaveLength(16)
  const manners = slots.map(({ scale, tempo, lead, stop, bed }) => `${scale} ${tempo} ${lead} ${stop} ${bed[0]?.voice}`)
  expect(new Set(manners).size).toBe(16)
  expect(new Set(slots.map(({ tempo, tonic }) => `${tempo} ${tonic}`)).size).toBe(16)
})

test('a title sounds the same each time', () => {
  const score = scoreAt('sarimanok')
  expect(renderCue(score, 'greatWin')).toEqual(renderCue(score, 'greatWin'))
})

test('every action that an engine plays is one that its titles can sound', () => {
  for (const [engine, of] of Map.groupBy(all, (title) => title.engine)) {
    const known = new Set<CueName>(of.flatMap(({ code }) => scoreAt(code).actions))
    const folder = join(import.meta.dirname, '..', engine, 'client')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
    const calls = [...text.matchAll(/sound\.play\(([^)]*)/g)].flatMap(([, given = '']) => [
      ...given.matchAll(/'(\w+)'/g),
    ])
    const played = calls.map(([, name]) => name).filter((name) => actionNames.some((known) => known === name))
    expect(
      played.filter((name) => !known.has(name as CueName)),
      engine,
    ).toEqual([])
  }
})
