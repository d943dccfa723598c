import { bossAt, bossStaysMs } from '../math/boss.ts'
import type { FishLook, SeaLook } from './sea-look.ts'

/** A fish's way through the sea, the same for everybody at a table. Times are the studio's, in milliseconds. */
export type Birth = {
  readonly id: number
  readonly kind: string
  readonly look: FishLook
  readonly isRight: boolean
  /** 0 is the surface, 1 the ground. */
  readonly row: number
  readonly bornAt: number
  readonly crossMs: number
}

const bornEveryMs = 480
/** How long a fish of speed 1 takes from one side to the other, on every screen. */
const crossMsUsual = 10_000
const crossMsMost = 40_000
/** Numbers of bosses are below 0, those of the others above. */
const bossIdOf = (visit: number): number => -1 - visit

export type School = ReturnType<typeof createSchool>

/** Which fish swim when, from the table's seed and the clock alone. It decides nothing about a catch. */
export function createSchool({ fish, boss }: SeaLook, seed: number) {
  const deck = Object.entries(fish).flatMap(([kind, { share }]) => Array.from({ length: share }, () => kind))
  let shuffled: { cycle: number; kinds: readonly string[] } = { cycle: -1, kinds: [] }
  const kindOf = (id: number): string => {
    const cycle = Math.floor(id / deck.length)
    if (shuffled.cycle !== cycle) shuffled = { cycle, kinds: shuffle(deck, seed ^ cycle) }
    return shuffled.kinds[id % deck.length] ?? ''
  }
  const birthOf = (id: number): Birth | undefined => {
    const kind = kindOf(id)
    const look = fish[kind]
    if (look === undefined) return undefined
    const speed = look.speed * (0.75 + chance(seed, id, 2) * 0.5)
    const row = rowOf(look, chance(seed, id, 1))
    const isRight = chance(seed, id, 0) < 0.5
    return { id, kind, look, isRight, row, bornAt: id * bornEveryMs, crossMs: crossMsUsual / speed }
  }
  const bossOf = (now: number): Birth | undefined => {
    const { visit, part, passedMs } = bossAt(now)
    const look = fish[boss]
    if (part === undefined || look === undefined) return undefined
    const row = rowOf(look, chance(seed, visit, 3))
    const isRight = chance(seed, visit, 4) < 0.5
    return { id: bossIdOf(visit), kind: boss, look, isRight, row, bornAt: now - passedMs, crossMs: bossStaysMs }
  }
  return {
    newest: (now: number): number => Math.floor(now / bornEveryMs),
    /** The oldest that may still be swimming. */
    oldest: (now: number): number => Math.floor((now - crossMsMost) / bornEveryMs),
    birthOf,
    bossOf,
  }
}

const rowOf = ({ depth: [top, bottom] }: FishLook, part: number): number => top + (bottom - top) * part

/** The same number on every device: whole numbers alone, no sines. */
function chance(seed: number, id: number, what: number): number {
  let mixed = Math.imul(seed ^ Math.imul(id, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(what + 1, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

function shuffle(deck: readonly string[], seed: number): readonly string[] {
  const mixed = [...deck]
  for (let left = mixed.length - 1; left > 0; left--) {
    const at = Math.floor(chance(seed, left, 5) * (left + 1))
    const [one = '', other = ''] = [mixed[left], mixed[at]]
    mixed[left] = other
    mixed[at] = one
  }
  return mixed
}
