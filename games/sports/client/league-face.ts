import type { Score } from '../math/league.ts'
import type { Fixture, Sport } from '../math/sport.ts'

export type Kit = readonly [body: string, trim: string]

/** A moment of a match, to be painted. */
export type Play = {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  readonly kits: readonly [home: Kit, away: Kit]
  /** Undefined before the match. */
  readonly course: string | undefined
  /** From 0 to 1: how much of the match has been seen. */
  readonly part: number
  /** Runs all the time; stands still with reduced motion. */
  readonly seconds: number
}

/** What a pick is called on a button and on a slip. */
export type PickLabel = (selection: string, fixture: Pick<Fixture, 'home' | 'away' | 'lines'>) => string

/** What a league looks like. It shows what the studio decided, and decides nothing. */
export type LeagueFace = {
  readonly sport: Sport
  readonly label: PickLabel
  readonly scoreAt: (course: string, part: number) => Score
  /** The time of the match, as a board shows it. */
  readonly timeAt: (course: string, part: number) => string
  /** The static part: painted once per size. */
  readonly paintGround: (context: CanvasRenderingContext2D, width: number, height: number) => void
  /** All that is worn in a match of these two. */
  readonly wornIn: (kits: Play['kits']) => readonly Kit[]
  readonly paint: (play: Play) => void
  /** What a change of the score is called. */
  readonly cheer: string
  /** Baskets come too often for words. */
  readonly isCheerSpoken: boolean
}

/** Chance for the eye alone: the same match always looks the same. */
export const noise = (seed: number): number => {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43_758.5453
  return wave - Math.floor(wave)
}

export const between = (from: number, to: number, part: number): number => from + (to - from) * part
export const smooth = (part: number): number => part * part * (3 - 2 * part)
