// What the sound of each title costs: the files that its page fetches after the first round, the time of the worker
// that renders them, and the memory of their samples. npm run bench -- sound [title] [title] ...     named titles alone
// Files are those of the production build. Rendering is counted in processor time and multiplied by four, as for the
// phone that we mean. Nothing is opened: what the frames of a round cost meanwhile is measured by the bench of games.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { renderBed } from '#games/sound/render-bed.ts'
import { cueNamesOf, renderCue } from '#games/sound/render-cue.ts'
import { scoreOf } from '#games/sound/score-of.ts'
import type { Score } from '#games/sound/score.ts'
import { builtGames, soundFilesOf } from '#tests/studio/sound-files.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { printTable, reportFigures } from './support/figures.ts'

const slowness = 4
const bytesMost = 120
const named = process.argv.slice(2)

type Cost = {
  readonly code: string
  readonly kilobytes: number
  readonly gzip: number
  readonly cuesMs: number
  readonly allMs: number
  readonly megabytes: number
}

await buildApps(new AbortController().signal, ['studio'])
const costs: Cost[] = []
for (const [code, load] of Object.entries(scoreOf)) {
  if (named.length > 0 && !named.includes(code)) continue
  costs.push(costOf(code, await load()))
}
printTable([
  ['title', 'files', 'gzip', 'short sounds, CPU 4x', 'with its beds', 'samples'],
  ...costs.map(({ code, kilobytes, gzip, cuesMs, allMs, megabytes }) => [
    code,
    `${kilobytes.toFixed(1)} kB`,
    `${gzip.toFixed(1)} kB`,
    `${cuesMs.toFixed(0)} ms`,
    `${allMs.toFixed(0)} ms`,
    `${megabytes.toFixed(1)} MB`,
  ]),
])
const most = (pick: (cost: Cost) => number) => Math.max(...costs.map(pick))
reportFigures(`The most of ${costs.length} titles`, [
  { what: 'files of a title', value: most(({ kilobytes }) => kilobytes), unit: 'kB', digits: 1, bar: bytesMost },
  { what: 'files of a title, gzip', value: most(({ gzip }) => gzip), unit: 'kB', digits: 1 },
  { what: 'short sounds rendered, CPU 4x', value: most(({ cuesMs }) => cuesMs), unit: 'ms' },
  { what: 'everything rendered, CPU 4x', value: most(({ allMs }) => allMs), unit: 'ms' },
  { what: 'samples in memory', value: most(({ megabytes }) => megabytes), unit: 'MB', digits: 1 },
])

function costOf(code: string, score: Score): Cost {
  const files = soundFilesOf(code).map((file) => readFileSync(join(builtGames, file)))
  const begun = process.cpuUsage()
  const ms = (): number => (process.cpuUsage(begun).user / 1_000) * slowness
  const cues = cueNamesOf(score).map((name) => renderCue(score, name))
  const cuesMs = ms()
  const beds = score.bonus.length > 0 ? (['bed', 'bonus'] as const) : (['bed'] as const)
  const samples = [...cues, ...beds.map((kind) => renderBed(score, kind))]
  return {
    code,
    kilobytes: files.reduce((sum, { length }) => sum + length, 0) / 1_000,
    gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1_000,
    cuesMs,
    allMs: ms(),
    megabytes: samples.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1_000_000,
  }
}
