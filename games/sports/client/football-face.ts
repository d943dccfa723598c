import { football } from '../math/football.ts'
import { footballLabel } from './football-labels.ts'
import { chances, footballScore, minutesOfChance } from '../math/football-model.ts'
import { between, type LeagueFace, noise, type Play, smooth } from './league-face.ts'
import { messages } from './messages/en.ts'

type Point = readonly [x: number, y: number]

// A chance ends in a shot when so much of it has passed.
const shotAt = 0.72
const kickOff = 0.03
const played = 0.93

const momentOf = (part: number): number => Math.min(1, Math.max(0, (part - kickOff) / played)) * chances
const chancesSeen = (part: number): number => Math.floor(momentOf(part) + (1 - shotAt))

/** Football on a pitch seen from above. */
export const footballFace: LeagueFace = {
  sport: football,
  label: footballLabel,
  scoreAt: (course, part) => footballScore(course, chancesSeen(part)),
  timeAt: (_course, part) =>
    part >= kickOff + played ? messages.fullTime : `${Math.min(90, Math.ceil(momentOf(part) * minutesOfChance))}′`,
  paintGround,
  paint: paintMatch,
  cheer: messages.goal,
  isCheerSpoken: true,
}

const stripes = 10
const margin = 0.045

function paintGround(context: CanvasRenderingContext2D, width: number, height: number): void {
  for (let stripe = 0; stripe < stripes; stripe++) {
    context.fillStyle = stripe % 2 === 0 ? '#1d7a45' : '#1a6f3e'
    context.fillRect((stripe * width) / stripes, 0, width / stripes + 1, height)
  }
  const light = context.createRadialGradient(width / 2, height * 0.3, 0, width / 2, height / 2, width * 0.7)
  light.addColorStop(0, 'rgb(255 255 220 / 16%)')
  light.addColorStop(1, 'rgb(0 20 12 / 45%)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  const [left, top] = [width * margin, height * 0.07]
  const [wide, high] = [width - 2 * left, height - 2 * top]
  context.strokeStyle = 'rgb(255 255 255 / 62%)'
  context.lineWidth = Math.max(1.2, height / 160)
  context.strokeRect(left, top, wide, high)
  context.beginPath()
  context.moveTo(width / 2, top)
  context.lineTo(width / 2, top + high)
  context.moveTo(width / 2 + high * 0.16, height / 2)
  context.arc(width / 2, height / 2, high * 0.16, 0, 2 * Math.PI)
  context.stroke()
  for (const side of [0, 1]) {
    const at = (depth: number): number => (side === 0 ? left : left + wide - depth)
    for (const [depth, part] of [
      [wide * 0.14, 0.56],
      [wide * 0.055, 0.28],
    ] as const)
      context.strokeRect(at(depth), height / 2 - (high * part) / 2, depth, high * part)
    context.fillStyle = 'rgb(255 255 255 / 28%)'
    context.fillRect(
      side === 0 ? left - width * 0.02 : left + wide,
      height / 2 - high * 0.09,
      width * 0.02,
      high * 0.18,
    )
  }
}

/** Where the ball is, in parts of the pitch. Between chances it is in midfield; a chance carries it to where it ends. */
function ballAt(course: string, moment: number): Point {
  const chance = Math.min(chances - 1, Math.floor(moment))
  const passed = moment - chance
  const start = startOf(course, chance)
  const end = endOf(course[chance] ?? '-', chance)
  if (passed < shotAt) {
    const part = smooth(passed / shotAt)
    const bow = Math.sin(part * Math.PI) * (noise(chance + 0.7) - 0.5) * 0.3
    return [between(start[0], end[0], part ** 1.4), between(start[1], end[1], part) + bow]
  }
  const next = startOf(course, chance + 1)
  const isGoal = course[chance] === 'H' || course[chance] === 'A'
  // After a goal the ball lies in the net for a moment.
  const part = smooth(Math.max(0, (passed - shotAt - (isGoal ? 0.12 : 0)) / (1 - shotAt - (isGoal ? 0.12 : 0))))
  return [between(end[0], next[0], part), between(end[1], next[1], part)]
}

function startOf(course: string, chance: number): Point {
  const before = course[chance - 1]
  if (chance === 0 || before === 'H' || before === 'A') return [0.5, 0.5]
  return [0.36 + noise(chance) * 0.28, 0.18 + noise(chance + 0.5) * 0.64]
}

function endOf(letter: string, chance: number): Point {
  const spread = noise(chance + 0.3)
  if (letter === 'H') return [1.012, 0.44 + spread * 0.12]
  if (letter === 'A') return [-0.012, 0.44 + spread * 0.12]
  const wide = spread < 0.5 ? 0.26 + spread * 0.2 : 0.56 + spread * 0.2
  if (letter === 'h') return [0.985, wide]
  if (letter === 'a') return [0.015, wide]
  return [0.24 + spread * 0.52, 0.12 + noise(chance + 0.9) * 0.76]
}

const formation: readonly Point[] = [
  [0.03, 0.5],
  [0.2, 0.2],
  [0.17, 0.42],
  [0.17, 0.6],
  [0.2, 0.82],
  [0.36, 0.3],
  [0.34, 0.52],
  [0.36, 0.74],
  [0.48, 0.36],
  [0.5, 0.62],
]

function paintMatch(play: Play): void {
  const { context, width, height, course, part, seconds, kits } = play
  const [left, top] = [width * margin, height * 0.07]
  const [wide, high] = [width - 2 * left, height - 2 * top]
  const moment = momentOf(part)
  const ball: Point = course === undefined || part >= kickOff + played ? [0.5, 0.5] : ballAt(course, moment)
  const size = Math.max(4, Math.min(height / 26, width / 46))
  for (const [side, kit] of kits.entries()) {
    for (const [index, [baseX, baseY]] of formation.entries()) {
      const isKeeper = index === 0
      const own = side === 0 ? baseX : 1 - baseX
      const pull = isKeeper ? 0 : 0.42
      const sway = course === undefined ? 0.2 : 1
      const x = own + (ball[0] - 0.5) * pull + sway * 0.012 * Math.sin(seconds * 1.3 + index * 2.1 + side)
      const near = 1 - Math.min(1, Math.abs(ball[0] - x) * 3)
      const y =
        baseY + (ball[1] - baseY) * (isKeeper ? 0.25 : 0.12 + near * 0.5) + sway * 0.016 * Math.cos(seconds + index)
      paintPlayer(context, [left + clamp(x) * wide, top + clamp(y) * high], { size, kit, isKeeper })
    }
  }
  paintBall(context, [left + ball[0] * wide, top + ball[1] * high], size * 0.62, moment)
}

const clamp = (value: number): number => Math.min(0.985, Math.max(0.015, value))

type Looks = { readonly size: number; readonly kit: readonly [string, string]; readonly isKeeper: boolean }

function paintPlayer(context: CanvasRenderingContext2D, [x, y]: Point, { size, kit, isKeeper }: Looks): void {
  context.fillStyle = 'rgb(0 20 8 / 38%)'
  context.beginPath()
  context.ellipse(x + size * 0.35, y + size * 0.5, size, size * 0.7, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = isKeeper ? kit[1] : kit[0]
  context.strokeStyle = isKeeper ? kit[0] : kit[1]
  context.lineWidth = size * 0.38
  context.beginPath()
  context.arc(x, y, size * 0.86, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
}

function paintBall(context: CanvasRenderingContext2D, [x, y]: Point, size: number, moment: number): void {
  const lift = Math.abs(Math.sin(moment * Math.PI * 2)) * size * 1.6
  context.fillStyle = 'rgb(0 20 8 / 45%)'
  context.beginPath()
  context.ellipse(x + lift * 0.5, y + size * 0.5, size, size * 0.7, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = '#ffffff'
  context.strokeStyle = '#1b2a22'
  context.lineWidth = 1
  context.beginPath()
  context.arc(x, y - lift, size, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
}
