import type { WeaponCode } from '../math/weapons.ts'
import type { FiredShot, Point, Size, Swimmer } from './swimmer.ts'

/** A shot that is fired: what it costs, and the fish that it follows, if one is locked. */
export type Shot = FiredShot & { readonly price: number; readonly target: number | undefined }
export type Bullet = {
  x: number
  y: number
  dx: number
  dy: number
  level: number
  weapon: WeaponCode
  price: number
  target: number | undefined
  bounces: number
  isLive: boolean
}

type Water = {
  readonly size: Size
  readonly scale: () => number
  readonly swimmers: readonly Swimmer[]
  readonly muzzle: () => Point
  readonly find: (id: number | undefined) => Swimmer | undefined
  readonly isInSight: (at: Point) => boolean
  readonly onHit: (swimmer: Swimmer, shot: FiredShot) => void
}

const bulletsMax = 24
const bulletSpeed = 13
const bouncesMax = 2

/** The player's own shots in the water. Their number is fixed. */
export function bulletsOf(water: Water) {
  const all = Array.from(
    { length: bulletsMax },
    (): Bullet => ({
      x: 0,
      y: 0,
      dx: 0,
      dy: 0,
      level: 0,
      weapon: 'cannon',
      price: 0,
      target: undefined,
      bounces: 0,
      isLive: false,
    }),
  )
  return {
    all,
    step(): void {
      for (const bullet of all) if (bullet.isLive) fly(water, bullet)
    },
    fire(angle: number, shot: Shot): boolean {
      const bullet = all.find(({ isLive }) => !isLive)
      if (bullet === undefined) return false
      const speed = bulletSpeed * water.scale()
      const { x, y } = water.muzzle()
      Object.assign(bullet, { x, y, dx: Math.sin(angle) * speed, dy: -Math.cos(angle) * speed })
      Object.assign(bullet, shot, { bounces: 0, isLive: true })
      return true
    },
    worth: (): number => all.reduce((sum, { isLive, price }) => sum + (isLive ? price : 0), 0),
    clear(): void {
      for (const bullet of all) bullet.isLive = false
    },
  }
}

function fly(water: Water, bullet: Bullet): void {
  const { size, swimmers, scale } = water
  const target = targetOf(water, bullet)
  if (target !== undefined) follow(bullet, target, bulletSpeed * scale())
  bullet.x += bullet.dx
  bullet.y += bullet.dy
  if (target === undefined) bounceOff(bullet, size)
  if (!bullet.isLive) return
  const hit =
    target === undefined
      ? swimmers.find((swimmer) => swimmer.taken === 0 && isOn(swimmer, bullet, scale()))
      : isOn(target, bullet, scale())
        ? target
        : undefined
  if (hit === undefined) return
  bullet.isLive = false
  hit.flash = 1
  water.onHit(hit, bullet)
}

/** A locked fish that is caught or gone is followed no more: the shot goes on straight. */
function targetOf({ find, isInSight }: Water, bullet: Bullet): Swimmer | undefined {
  if (bullet.target === undefined) return undefined
  const target = find(bullet.target)
  if (target?.taken === 0 && isInSight(target)) return target
  bullet.target = undefined
  return undefined
}

function follow(bullet: Bullet, { x, y }: Point, speed: number): void {
  const way = Math.max(1, Math.hypot(x - bullet.x, y - bullet.y))
  bullet.dx = ((x - bullet.x) / way) * speed
  bullet.dy = ((y - bullet.y) / way) * speed
}

function bounceOff(bullet: Bullet, { width, height }: Size): void {
  if (bullet.x < 0 || bullet.x > width) bounce(bullet, -1, 1)
  if (bullet.y < 0) bounce(bullet, 1, -1)
  if (bullet.y > height) bullet.isLive = false
}

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
