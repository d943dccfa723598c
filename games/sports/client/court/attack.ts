import { between, noise, smooth } from '../league-face.ts'
import { hoops, type Point, ringHeight } from './court-view.ts'

/** One attack of one side: home plays to the right. A trip of both sides is two of them. */
type Attack = { readonly index: number; readonly side: 0 | 1; readonly points: number }

export const playersOfSide = 5

/** When, within an attack, the ball is caught, is shot and is through the ring. */
const caughtAt = 0.4
const shotAt = 0.52
export const scoredAt = 0.84

export const attacksOf = (course: string): number => course.length
export function attackAt(course: string, index: number): Attack {
  const at = Math.max(0, Math.min(attacksOf(course) - 1, index))
  return { index: at, side: at % 2 === 0 ? 0 : 1, points: Number(course[at] ?? 0) }
}

/** As home stands: three wait before the ring, two guard their own. Away stands the other way round. */
const formation: readonly Point[] = [
  [0.69, 0.16],
  [0.83, 0.44],
  [0.71, 0.84],
  [0.31, 0.3],
  [0.2, 0.66],
]
const forwards = 3
const turned = (side: 0 | 1, [along, near]: Point): Point => (side === 0 ? [along, near] : [1 - along, near])

const shooterOf = ({ index, points }: Attack): number => {
  const chance = noise(index + 0.31)
  return points === 3 ? (chance < 0.5 ? 0 : 2) : Math.floor(chance * forwards)
}
const passerOf = ({ index }: Attack): number => forwards + (index % (playersOfSide - forwards))
const guardOf = ({ index }: Attack): number => forwards + (Math.floor(index / 2) % (playersOfSide - forwards))

function shotPoint(attack: Attack): Point {
  const [, near] = formation[shooterOf(attack)] ?? [0, 0.5]
  const { index, side, points } = attack
  const isFar = points === 3
  return turned(side, [
    isFar ? 0.66 : 0.8 + noise(index + 0.73) * 0.07,
    isFar ? near : between(near, 0.5, 0.35 + noise(index + 0.17) * 0.3),
  ])
}

/** Where a player wants to be in an attack: nobody crosses the whole court, the ball does. */
function wanted(course: string, index: number, side: 0 | 1, player: number): Point {
  const attack = attackAt(course, index)
  const usual = turned(side, formation[player] ?? [0.5, 0.5])
  const seed = index * 10 + side * 5 + player
  const free: Point = [usual[0] + (noise(seed) - 0.5) * 0.07, usual[1] + (noise(seed + 0.5) - 0.5) * 0.12]
  if (attack.side === side) return player === shooterOf(attack) ? shotPoint(attack) : free
  const next = attackAt(course, index + 1)
  // Whoever shoots next is on the way already.
  if (next.side === side && player === shooterOf(next)) return middleOf(free, shotPoint(next), 0.6)
  return player === guardOf(attack) ? middleOf(shotPoint(attack), hoops[attack.side === 0 ? 1 : 0], 0.45) : free
}

const middleOf = (from: Point, to: Point, part: number): Point => [
  between(from[0], to[0], part),
  between(from[1], to[1], part),
]

const settledAt = 0.62

/** Where a player is, so many attacks after the tip-off. */
export function playerAt(course: string, moment: number, side: 0 | 1, player: number): Point {
  const index = Math.floor(moment)
  const before = wanted(course, index - 1, side, player)
  return middleOf(
    before,
    wanted(course, index, side, player),
    smooth(Math.min(1, Math.max(0, moment - index) / settledAt)),
  )
}

export type BallPlace = { readonly at: Point /** In players, above the floor. */; readonly lift: number }
const hand = 0.62
const overhead = 1.12

/** Out from under one ring, over the court to whoever shoots, and through the other ring or off it. */
export function ballAt(course: string, moment: number): BallPlace {
  const attack = attackAt(course, Math.floor(moment))
  const part = Math.min(1, Math.max(0, moment - attack.index))
  const of = (player: number): Point => playerAt(course, moment, attack.side, player)
  const [own, ring] = [hoops[attack.side], hoops[attack.side === 0 ? 1 : 0]]
  const [passer, shooter] = [of(passerOf(attack)), of(shooterOf(attack))]
  if (part < 0.12) return { at: middleOf(own, passer, part / 0.12), lift: between(0.2, hand, part / 0.12) }
  if (part < caughtAt) {
    const flown = (part - 0.12) / (caughtAt - 0.12)
    return { at: middleOf(passer, shooter, flown), lift: hand + Math.sin(flown * Math.PI) * 0.55 }
  }
  if (part < shotAt) {
    const held = (part - caughtAt) / (shotAt - caughtAt)
    return { at: shooter, lift: between(hand, overhead, smooth(held)) }
  }
  const shot = { attack, ring, from: shooter }
  return part < scoredAt
    ? flying(shot, (part - shotAt) / (scoredAt - shotAt))
    : falling(shot, (part - scoredAt) / (1 - scoredAt))
}

type Shot = { readonly attack: Attack; readonly ring: Point; readonly from: Point }

const flying = ({ from, ring }: Shot, part: number): BallPlace => ({
  at: middleOf(from, ring, part),
  lift: between(overhead + 0.1, ringHeight, part) + Math.sin(part * Math.PI) * 0.5,
})

/** Through the net, or off the ring and away from it. */
function falling({ attack, ring }: Shot, part: number): BallPlace {
  if (attack.points > 0) return { at: ring, lift: between(ringHeight, 0.2, part * part) }
  const away = (noise(attack.index + 0.9) - 0.5) * 0.3
  return {
    at: [between(ring[0], 0.5, part * 0.12), ring[1] + away * part],
    lift: between(ringHeight, 0.2, part * part) + Math.sin(part * Math.PI) * 0.3,
  }
}

const jumpFrom = 0.44
const jumpUntil = 0.7

type Act = { readonly pose: 'shoot' | 'guard' | 'free'; readonly lift: number }

/** Whoever shoots jumps, and whoever guards jumps with them. */
export function actOf(course: string, moment: number, side: 0 | 1, player: number): Act {
  const attack = attackAt(course, Math.floor(moment))
  const part = moment - attack.index
  const isJump = part >= jumpFrom && part < jumpUntil
  const up = isJump ? Math.sin(((part - jumpFrom) / (jumpUntil - jumpFrom)) * Math.PI) : 0
  if (side === attack.side && player === shooterOf(attack)) return { pose: isJump ? 'shoot' : 'free', lift: up * 0.2 }
  if (side !== attack.side && player === guardOf(attack) && part > 0.3 && part < 0.8)
    return { pose: 'guard', lift: up * 0.12 }
  return { pose: 'free', lift: 0 }
}
