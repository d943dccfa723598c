import { type FishLook, noise, type SeaLook } from './sea-look.ts'

export type Swimmer = {
  readonly id: number
  readonly kind: string
  readonly look: FishLook
  x: number
  y: number
  row: number
  speed: number
  phase: number
  /** Fades after a hit. */
  flash: number
  /** Above 0 it is being pulled in; at 1 it is gone. */
  taken: number
}
export type Bullet = { x: number; y: number; dx: number; dy: number; level: number; bounces: number; isLive: boolean }
export type Point = { readonly x: number; readonly y: number }

export type SeaDependencies = {
  readonly look: SeaLook
  readonly size: { readonly width: number; readonly height: number }
  /** The speed of swimming; lower with reduced motion. */
  readonly pace: number
  readonly onHit: (swimmer: Swimmer, level: number) => void
}
export type Sea = ReturnType<typeof createSea>

const bulletsMax = 24
const bulletSpeed = 13
const bouncesMax = 2
const takenStep = 1 / 34
const areaOfFish = 10_500

type State = {
  readonly needs: SeaDependencies
  /** Every kind as often as its share. */
  readonly kinds: readonly string[]
  readonly swimmers: Swimmer[]
  readonly bullets: readonly Bullet[]
  born: number
}

/** The fish and the shots between them. Which fish is captured is not decided here. */
export function createSea(needs: SeaDependencies) {
  const { look, size } = needs
  const state: State = {
    needs,
    kinds: Object.entries(look.fish).flatMap(([kind, { share }]) => Array.from({ length: share }, () => kind)),
    swimmers: [],
    bullets: Array.from({ length: bulletsMax }, () => ({
      x: 0,
      y: 0,
      dx: 0,
      dy: 0,
      level: 0,
      bounces: 0,
      isLive: false,
    })),
    born: 0,
  }
  const { swimmers, bullets } = state
  const muzzle = (): Point => ({ x: size.width / 2, y: size.height - 30 * scaleOf(size) })
  return {
    swimmers,
    bullets,
    scale: () => scaleOf(size),
    muzzle,
    fill(): void {
      swimmers.length = 0
      for (let count = fishCountIn(size); count > 0; count--) spawn(state, true)
    },
    step(): void {
      for (const swimmer of swimmers) swim(swimmer, needs)
      for (const bullet of bullets) if (bullet.isLive) fly(state, bullet)
      for (let index = swimmers.length - 1; index >= 0; index--) {
        const swimmer = swimmers[index]
        if (swimmer !== undefined && isGone(swimmer, size)) swimmers.splice(index, 1)
      }
      if (swimmers.length < fishCountIn(size)) spawn(state, false)
    },
    /** False: too many shots are in the water. */
    fire(angle: number, level: number): boolean {
      const bullet = bullets.find(({ isLive }) => !isLive)
      if (bullet === undefined) return false
      const speed = bulletSpeed * scaleOf(size)
      Object.assign(bullet, { ...muzzle(), dx: Math.sin(angle) * speed, dy: -Math.cos(angle) * speed })
      Object.assign(bullet, { level, bounces: 0, isLive: true })
      return true
    },
    inWater: (): number => bullets.reduce((sum, { isLive, level }) => sum + (isLive ? level : 0), 0),
    clearWater(): void {
      for (const bullet of bullets) bullet.isLive = false
    },
    find: (id: number): Swimmer | undefined => swimmers.find((swimmer) => swimmer.id === id),
    /** Those of these kinds that are nearest, to be taken along. */
    nearest(from: Point, codes: readonly string[]): Swimmer[] {
      const free = swimmers.filter(({ taken, kind }) => taken === 0 && codes.includes(kind))
      free.sort((one, other) => distance(one, from) - distance(other, from))
      return free.slice(0, codes.length)
    },
  }
}

type Size = SeaDependencies['size']
const scaleOf = ({ width, height }: Size): number =>
  Math.min(1.35, Math.max(0.78, Math.min(width, height * 0.75) / 400))
const fishCountIn = (size: Size): number =>
  Math.min(34, Math.max(14, Math.round((size.width * size.height) / areaOfFish / scaleOf(size))))

function spawn(state: State, isAtStart: boolean): void {
  const { needs, kinds, swimmers } = state
  const { look, size } = needs
  const born = ++state.born
  const kind = kinds[Math.floor(noise(born) * kinds.length)] ?? ''
  const fish = look.fish[kind]
  if (fish === undefined) return
  // The great and the slow do not crowd the sea.
  const alike = swimmers.filter((other) => other.kind === kind).length
  if (alike >= Math.max(1, fish.share)) return
  const isRight = noise(born + 0.31) < 0.5
  const margin = fish.length * scaleOf(size)
  const x = isAtStart ? noise(born + 0.77) * size.width : isRight ? -margin : size.width + margin
  const row = fish.depth[0] + (fish.depth[1] - fish.depth[0]) * noise(born + 0.53)
  const speed = (isRight ? 1 : -1) * fish.speed * (0.75 + noise(born + 0.91) * 0.5)
  swimmers.push({ id: born, kind, look: fish, x, y: row * size.height, row, speed, phase: born, flash: 0, taken: 0 })
}

function swim(swimmer: Swimmer, { size, pace }: SeaDependencies): void {
  swimmer.flash = Math.max(0, swimmer.flash - 0.07)
  if (swimmer.taken > 0) {
    swimmer.taken += takenStep
    return
  }
  swimmer.phase += (0.03 * Math.abs(swimmer.speed) + 0.01) * pace
  swimmer.x += swimmer.speed * pace * scaleOf(size)
  swimmer.y = (swimmer.row * 0.84 - 0.02) * size.height + Math.sin(swimmer.phase * 0.7) * 14
}

function isGone({ x, look: { length }, speed, taken }: Swimmer, size: Size): boolean {
  const margin = length * scaleOf(size) + 4
  return taken >= 1 || (speed > 0 ? x > size.width + margin : x < -margin)
}

function fly({ needs: { size, onHit }, swimmers }: State, bullet: Bullet): void {
  bullet.x += bullet.dx
  bullet.y += bullet.dy
  if (bullet.x < 0 || bullet.x > size.width) bounce(bullet, -1, 1)
  if (bullet.y < 0) bounce(bullet, 1, -1)
  if (bullet.y > size.height) bullet.isLive = false
  if (!bullet.isLive) return
  const hit = swimmers.find((swimmer) => swimmer.taken === 0 && isOn(swimmer, bullet, scaleOf(size)))
  if (hit === undefined) return
  bullet.isLive = false
  hit.flash = 1
  onHit(hit, bullet.level)
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

function bounce(bullet: Bullet, turnX: number, turnY: number): void {
  bullet.dx *= turnX
  bullet.dy *= turnY
  bullet.x += bullet.dx
  bullet.y += bullet.dy
  bullet.bounces++
  if (bullet.bounces > bouncesMax) bullet.isLive = false
}

function isOn({ x, y, look }: Swimmer, bullet: Bullet, scale: number): boolean {
  const across = (bullet.x - x) / (look.length * scale * 0.46)
  const down = (bullet.y - y) / (look.height * scale * 0.46)
  return across * across + down * down <= 1
}
