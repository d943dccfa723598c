import { bulletsOf, type Bullet, type Shot } from './bullets.ts'
import type { Birth, School } from './school.ts'
import type { SeaLook } from './sea-look.ts'
import type { FiredShot, Point, Size, Swimmer } from './swimmer.ts'

export type SeaDependencies = {
  readonly look: SeaLook
  readonly size: Size
  /** Undefined until the table is known: nothing swims. */
  readonly school: () => School | undefined
  /** The studio's time. */
  readonly now: () => number
  /** Without it fish glide along straight lines. */
  readonly isCalm: boolean
  readonly onHit: (swimmer: Swimmer, shot: FiredShot) => void
}
export type Sea = ReturnType<typeof createSea>

const takenStep = 1 / 34
const takenFirst = 0.01
const goneMost = 400

type State = {
  readonly needs: SeaDependencies
  readonly swimmers: Swimmer[]
  /** Caught already, so that they are not born a second time. */
  readonly gone: Set<number>
  school: School | undefined
  /** The newest fish that was looked at. */
  newest: number
}

/** The fish and the shots between them. Which fish is captured is not decided here. */
export function createSea(needs: SeaDependencies) {
  const { size } = needs
  const state: State = { needs, swimmers: [], gone: new Set(), school: undefined, newest: 0 }
  const { swimmers } = state
  const find = (id: number | undefined): Swimmer | undefined => swimmers.find((swimmer) => swimmer.id === id)
  const scale = (): number => scaleOf(size)
  const muzzle = (): Point => ({ x: size.width / 2, y: size.height - 30 * scale() })
  const isInSight = ({ x, y }: Point): boolean => x > 0 && x < size.width && y > 0 && y < size.height
  const bullets = bulletsOf({ size, scale, swimmers, muzzle, find, isInSight, onHit: needs.onHit })
  return {
    swimmers,
    bullets: bullets.all as readonly Bullet[],
    scale,
    muzzle,
    step(): void {
      welcome(state)
      for (const swimmer of swimmers) swim(swimmer, needs)
      bullets.step()
      for (let index = swimmers.length - 1; index >= 0; index--) {
        const swimmer = swimmers[index]
        if (swimmer !== undefined && isGone(swimmer, needs.now())) swimmers.splice(index, 1)
      }
    },
    /** False: too many shots are in the water. */
    fire: (angle: number, shot: Shot): boolean => bullets.fire(angle, shot),
    inWater: () => bullets.worth(),
    clearWater: () => bullets.clear(),
    find,
    isInSight,
    /** The fish under a finger, the smallest first: the great ones are easy to touch beside it. */
    under: ({ x, y }: Point): Swimmer | undefined =>
      swimmers
        .filter((swimmer) => swimmer.taken === 0 && isNear(swimmer, { x, y }, scale()))
        .toSorted((one, other) => one.look.length - other.look.length)[0],
    /** It is caught, and pulled in to the one who caught it. */
    take(id: number, to: Point): void {
      keepGone(state.gone, id)
      const swimmer = find(id)
      if (swimmer?.taken !== 0) return
      swimmer.taken = takenFirst
      swimmer.to = to
    },
    /** It was caught before this page looked. */
    forget(id: number): void {
      keepGone(state.gone, id)
      const index = swimmers.findIndex((swimmer) => swimmer.id === id)
      if (index >= 0) swimmers.splice(index, 1)
    },
    /** Those of these kinds that are nearest, to be taken along. */
    nearest(from: Point, codes: readonly string[]): Swimmer[] {
      const free = swimmers.filter(({ taken, kind }) => taken === 0 && codes.includes(kind))
      free.sort((one, other) => distance(one, from) - distance(other, from))
      return free.slice(0, codes.length)
    },
  }
}

/** So many at most; the oldest have swum away long ago. */
function keepGone(gone: Set<number>, id: number): void {
  gone.add(id)
  const [oldest] = gone
  if (gone.size > goneMost && oldest !== undefined) gone.delete(oldest)
}

const scaleOf = ({ width, height }: Size): number => Math.min(1.5, Math.max(0.78, Math.min(width, height * 0.75) / 400))

/** Lets in whoever was born since the last look; after a pause, all that swim by now. */
function welcome(state: State): void {
  const { needs, swimmers, gone } = state
  const [school, now] = [needs.school(), needs.now()]
  if (school === undefined) return
  if (state.school !== school) {
    swimmers.length = 0
    Object.assign(state, { school, newest: 0 })
  }
  const newest = school.newest(now)
  for (let id = Math.max(state.newest + 1, school.oldest(now)); id <= newest; id++) {
    const birth = school.birthOf(id)
    if (birth !== undefined && !gone.has(id) && birth.bornAt + birth.crossMs > now) swimmers.push(swimmerOf(birth))
  }
  state.newest = newest
  const boss = school.bossOf(now)
  if (boss !== undefined && !gone.has(boss.id) && !swimmers.some(({ id }) => id === boss.id))
    swimmers.push(swimmerOf(boss))
}

const nowhere: Point = { x: 0, y: 0 }
const swimmerOf = (birth: Birth): Swimmer => ({
  id: birth.id,
  kind: birth.kind,
  look: birth.look,
  birth,
  x: -1_000,
  y: 0,
  side: birth.isRight ? 1 : -1,
  phase: 0,
  flash: 0,
  taken: 0,
  to: nowhere,
})

function swim(swimmer: Swimmer, { size, now, isCalm }: SeaDependencies): void {
  swimmer.flash = Math.max(0, swimmer.flash - 0.07)
  if (swimmer.taken > 0) {
    swimmer.taken += takenStep
    return
  }
  const { birth, look } = swimmer
  const age = now() - birth.bornAt
  const margin = look.length * scaleOf(size)
  const way = (age / birth.crossMs) * (size.width + 2 * margin) - margin
  swimmer.x = birth.isRight ? way : size.width - way
  swimmer.phase = (birth.id % 97) + age * (0.0018 * look.speed + 0.0006)
  swimmer.y = (birth.row * 0.84 - 0.02) * size.height + (isCalm ? 0 : Math.sin(swimmer.phase * 0.7) * 14)
}

const isGone = ({ birth, taken }: Swimmer, now: number): boolean =>
  taken >= 1 || (taken === 0 && now > birth.bornAt + birth.crossMs)

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const fingerWidth = 12

function isNear({ x, y, look }: Swimmer, at: Point, scale: number): boolean {
  const across = (at.x - x) / (look.length * scale * 0.46 + fingerWidth)
  const down = (at.y - y) / (look.height * scale * 0.46 + fingerWidth)
  return across * across + down * down <= 1
}
