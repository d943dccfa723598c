import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtGames, soundFilesOf } from '#tests/studio/sound-files.ts'
import type { Figure } from '../support/figures.ts'
import type { OpenedGame } from './open-game.ts'

const thousand = 1_000

/** What all engines load is shared; what is left is the engine's, with the title that needs most. Sound has a bench of its own. */
export function scriptSizes(games: readonly OpenedGame[]): readonly Figure[] {
  const engines = Map.groupBy(games, ({ engine }) => engine)
  const loadedBy = [...engines.values()].map((of) => new Set(of.flatMap(silentScripts)))
  const isShared = (path: string): boolean => engines.size > 1 && loadedBy.every((loaded) => loaded.has(path))
  const shared = new Set(games.flatMap(silentScripts).filter(isShared))
  const figures: Figure[] = [{ what: 'shared by all', value: sizeOf(shared), unit: 'kB', digits: 1, bar: 15 }]
  for (const [engine, of] of engines) {
    const sizes = of.map((game) => sizeOf(new Set(silentScripts(game).filter((path) => !isShared(path)))))
    figures.push({ what: engine, value: Math.max(...sizes), unit: 'kB', digits: 1, note: 'aim 35', bar: 60 })
  }
  return figures
}

function silentScripts({ code, scripts }: OpenedGame): readonly string[] {
  const sound = new Set(soundFilesOf(code).map((file) => `/${file}`))
  return scripts.filter((path) => !sound.has(path))
}

const sizeOf = (paths: ReadonlySet<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(builtGames, path)), { level: 9 }).length, 0) /
  thousand
