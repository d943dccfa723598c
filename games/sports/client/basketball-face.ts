import { basketball } from '../math/basketball.ts'
import { basketballLabel } from './basketball-labels.ts'
import { basketballScore, quarters, trips, tripsOfQuarter } from '../math/basketball-model.ts'
import { between, type LeagueFace, noise, type Play, smooth } from './league-face.ts'
import { messages } from './messages/en.ts'

type Point = readonly [x: number, y: number]

const tipOff = 0.02
const played = 0.95
// A trip of both sides: home goes first, and scores when so much of it has passed; away at the end.
const homeScores = 0.42
const awayScores = 0.92

const tripsOf = (course: string): number => course.length / 2
const momentOf = (course: string, part: number): number =>
  Math.min(1, Math.max(0, (part - tipOff) / played)) * tripsOf(course)

/** Basketball on a wooden court seen from above. */
export const basketballFace: LeagueFace = {
  sport: basketball,
  label: basketballLabel,
  scoreAt(course, part) {
    const moment = momentOf(course, part)
    const trip = Math.floor(moment)
    const [home, away] = basketballScore(course, trip)
    const [homeNow, awayNow] = basketballScore(course, trip + 1)
    const passed = moment - trip
    return [passed >= homeScores ? homeNow : home, passed >= awayScores ? awayNow : away]
  },
  timeAt(course, part) {
    if (part >= tipOff + played) return messages.final
    const moment = momentOf(course, part)
    if (moment >= trips) return messages.goldenBasket
    const left = tripsOfQuarter - (moment % tripsOfQuarter)
    const seconds = Math.ceil((left / tripsOfQuarter) * quarterSeconds)
    const quarter = Math.min(quarters, Math.floor(moment / tripsOfQuarter) + 1)
    return `Q${quarter} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  },
  paintGround,
  paint: paintMatch,
  cheer: messages.basket,
  isCheerSpoken: false,
}

const quarterSeconds = 600
const margin = 0.05
const planks = 22

function paintGround(context: CanvasRenderingContext2D, width: number, height: number): void {
  for (let plank = 0; plank < planks; plank++) {
    context.fillStyle = ['#c98745', '#c27f3e', '#cd8e4d'][plank % 3] ?? '#c98745'
    context.fillRect(0, (plank * height) / planks, width, height / planks + 1)
  }
  const light = context.createRadialGradient(width / 2, height * 0.35, 0, width / 2, height / 2, width * 0.7)
  light.addColorStop(0, 'rgb(255 244 214 / 30%)')
  light.addColorStop(1, 'rgb(60 16 30 / 55%)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  const [left, top] = [width * margin, height * 0.08]
  const [wide, high] = [width - 2 * left, height - 2 * top]
  context.lineWidth = Math.max(1.4, height / 140)
  for (const side of [0, 1]) {
    const key = wide * 0.17
    context.fillStyle = 'rgb(31 66 140 / 62%)'
    context.fillRect(side === 0 ? left : left + wide - key, height / 2 - high * 0.17, key, high * 0.34)
  }
  context.strokeStyle = 'rgb(255 250 235 / 82%)'
  context.strokeRect(left, top, wide, high)
  context.beginPath()
  context.moveTo(width / 2, top)
  context.lineTo(width / 2, top + high)
  context.moveTo(width / 2 + high * 0.15, height / 2)
  context.arc(width / 2, height / 2, high * 0.15, 0, 2 * Math.PI)
  for (const side of [0, 1]) {
    const at = (depth: number): number => (side === 0 ? left + depth : left + wide - depth)
    const turn = side === 0 ? 0 : Math.PI
    const arc = high * 0.4
    context.moveTo(at(wide * 0.05), height / 2 - arc)
    context.arc(at(wide * 0.05), height / 2, arc, turn - Math.PI / 2, turn + Math.PI / 2)
    context.moveTo(at(wide * 0.17), height / 2 - high * 0.17)
    context.lineTo(at(wide * 0.17), height / 2 + high * 0.17)
  }
  context.stroke()
  context.lineWidth = Math.max(2, height / 90)
  context.strokeStyle = '#ff5a36'
  for (const side of [0, 1]) {
    context.beginPath()
    context.arc(left + (side === 0 ? 0.045 : 0.955) * wide, height / 2, Math.max(4, high * 0.03), 0, 2 * Math.PI)
    context.stroke()
  }
}

type Ball = { readonly at: Point; readonly lift: number; readonly isHome: boolean }

/** Down the floor, up to the shot, and through or off the ring: home first, then away the other way. */
function ballAt(course: string, moment: number): Ball {
  const trip = Math.min(tripsOf(course) - 1, Math.floor(moment))
  const passed = moment - trip
  const isHome = passed < 0.5
  const points = Number(course[trip * 2 + (isHome ? 0 : 1)] ?? 0)
  const attack = { part: (passed * 2) % 1, points, seed: trip * 2 + Number(isHome) }
  const [x, y, lift] = attackAt(attack)
  return { at: [isHome ? x : 1 - x, y], lift, isHome }
}

const hoopAt: Point = [0.955, 0.5]
const shotAt = 0.58
const flight = 0.27

type Attack = { readonly part: number; readonly points: number; readonly seed: number }

/** One attack from left to right. */
function attackAt({ part, points, seed }: Attack): readonly [x: number, y: number, lift: number] {
  const isFar = points === 3
  const shot: Point = [
    hoopAt[0] - (isFar ? 0.3 : 0.1 + noise(seed) * 0.14),
    0.5 + (noise(seed + 0.4) - 0.5) * (isFar ? 0.7 : 0.46),
  ]
  if (part < shotAt) {
    const run = smooth(part / shotAt)
    return [between(0.12, shot[0], run), between(0.3 + noise(seed + 0.8) * 0.4, shot[1], run), dribble(part)]
  }
  const fly = Math.min(1, (part - shotAt) / flight)
  const miss = points > 0 ? 0 : 1
  const end: Point = [hoopAt[0] - miss * 0.02, 0.5 + miss * (noise(seed + 0.2) - 0.5) * 0.12]
  return [between(shot[0], end[0], fly), between(shot[1], end[1], fly), Math.sin(fly * Math.PI) * 1.9]
}

const dribble = (half: number): number => Math.abs(Math.sin(half * 22)) * 0.4

const positions: readonly Point[] = [
  [0.7, 0.5],
  [0.78, 0.2],
  [0.78, 0.8],
  [0.9, 0.36],
  [0.9, 0.64],
]

const middle: Ball = { at: [0.5, 0.5], lift: 0, isHome: true }

function paintMatch(play: Play): void {
  const { context, width, height, course, part, kits } = play
  const isPlaying = course !== undefined && part < tipOff + played
  const moment = isPlaying ? momentOf(course, part) : 0
  const ball = isPlaying ? ballAt(course, moment) : middle
  const size = Math.max(5, Math.min(height / 21, width / 38))
  const onCourt = ([x, y]: Point): Point => [width * (margin + (1 - 2 * margin) * x), height * (0.08 + 0.84 * y)]
  for (const [side, kit] of kits.entries()) {
    for (const position of positions.keys()) {
      paintPlayer(context, onCourt(playerAt({ side, position, ball, moment, seconds: play.seconds })), size, kit)
    }
  }
  paintBall(context, onCourt(ball.at), size, ball.lift)
}

type BallState = {
  readonly side: number
  readonly position: number
  readonly ball: Ball
  readonly moment: number
  readonly seconds: number
}

/** Everybody follows the ball to the half where it is; one of those who attack carries it. */
function playerAt({ side, position, ball, moment, seconds }: BallState): Point {
  const [x, y] = positions[position] ?? [0.5, 0.5]
  const flip = Math.max(-1, Math.min(1, (ball.at[0] - 0.5) * 2.4))
  const isAttacking = (side === 0) === ball.isHome
  const guard = isAttacking ? -0.035 : 0.03
  // Before the tip-off each side stands in its own half.
  const spot =
    flip === 0
      ? 0.5 + (side - 0.5) * (x - 0.5) * 1.7
      : 0.5 + (x - 0.5) * flip + guard * Math.sign(flip) + (side - 0.5) * 0.04
  const sway = 0.02 * Math.sin(seconds * 1.7 + position * 1.9 + side * 3)
  const isCarrying = isAttacking && position === Math.floor(moment * 2) % positions.length
  const pull = flip === 0 ? 0 : isCarrying ? 0.7 : 0.12
  const row = y + (isAttacking ? 0 : 0.03)
  return [between(spot, ball.at[0], pull) + sway, between(row, ball.at[1], pull * 0.8) + sway]
}

function paintPlayer(context: CanvasRenderingContext2D, [x, y]: Point, size: number, kit: readonly [string, string]) {
  context.fillStyle = 'rgb(50 15 5 / 40%)'
  context.beginPath()
  context.ellipse(x + size * 0.3, y + size * 0.45, size, size * 0.7, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = kit[0]
  context.strokeStyle = kit[1]
  context.lineWidth = size * 0.34
  context.beginPath()
  context.arc(x, y, size * 0.86, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
}

function paintBall(context: CanvasRenderingContext2D, [x, y]: Point, size: number, lift: number): void {
  const ball = size * (0.62 + lift * 0.14)
  context.fillStyle = 'rgb(50 15 5 / 45%)'
  context.beginPath()
  context.ellipse(x + lift * size * 0.6, y + size * 0.4, ball, ball * 0.7, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = '#f07b22'
  context.strokeStyle = '#5b2508'
  context.lineWidth = Math.max(1, size * 0.14)
  context.beginPath()
  context.arc(x, y - lift * size, ball, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  context.beginPath()
  context.moveTo(x - ball, y - lift * size)
  context.lineTo(x + ball, y - lift * size)
  context.stroke()
}
