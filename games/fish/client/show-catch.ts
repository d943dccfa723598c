import type { ShotResult } from '../math/define-shooter.ts'
import type { Effects } from './sea-effects.ts'
import type { FishLook, SeaLook } from './sea-look.ts'
import type { Point, Sea, Swimmer } from './sea.ts'
import type { Hit } from './volleys.ts'

type Scene = {
  readonly sea: Sea
  readonly effects: Effects
  readonly look: SeaLook
  readonly size: { readonly width: number; readonly height: number }
}
type Caught = { readonly hit: Hit; readonly shot: ShotResult; readonly text: string }

const takenFirst = 0.01
const blastReach = 190

/** Shows what the studio decided: the fish is pulled in, with all that it takes along. */
export function showCatch(scene: Scene, { hit, shot, text }: Caught): void {
  const { sea, effects, look, size } = scene
  const fish = sea.find(hit.fish)
  // It may have swum away meanwhile; what it pays is shown all the same.
  const at: Point = fish === undefined ? { x: size.width / 2, y: size.height / 2 } : { x: fish.x, y: fish.y }
  take(fish)
  const { burst } = look.fish[hit.kind] ?? {}
  if (burst !== undefined) bursts[burst](scene, at, shot)
  effects.text(at, text, burst === undefined ? 20 : 30)
}

const bursts: Readonly<Record<NonNullable<FishLook['burst']>, (scene: Scene, at: Point, shot: ShotResult) => void>> = {
  lightning({ sea, effects }, at, shot) {
    for (const other of along(sea, at, shot)) effects.bolt(at, other)
  },
  blast({ sea, effects }, at, shot) {
    effects.blast(at, blastReach)
    along(sea, at, shot)
  },
  stages({ effects }, at, shot) {
    for (const [stage, price] of shot.with.entries()) {
      effects.blast(at, 60 + stage * 34)
      effects.text({ x: at.x, y: at.y - 34 - stage * 26 }, price, 18)
    }
  },
}

function take(fish: Swimmer | undefined): void {
  if (fish?.taken === 0) fish.taken = takenFirst
}

function along(sea: Sea, at: Point, shot: ShotResult): Point[] {
  const others = sea.nearest(at, shot.with)
  const points = others.map(({ x, y }) => ({ x, y }))
  for (const other of others) take(other)
  return points
}
