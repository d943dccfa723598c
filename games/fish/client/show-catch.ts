import type { ShotResult } from '../math/define-shooter.ts'
import type { Effects } from './sea-effects.ts'
import type { FishLook, SeaLook } from './sea-look.ts'
import type { Sea } from './sea.ts'
import type { Point } from './swimmer.ts'

type Scene = {
  readonly sea: Sea
  readonly effects: Effects
  readonly look: SeaLook
  readonly size: { readonly width: number; readonly height: number }
}
type Caught = {
  /** Its number in the sea. */
  readonly fish: number
  readonly shot: ShotResult
  readonly text: string
  /** The cannon that it is pulled to. */
  readonly to: Point
  readonly isOwn: boolean
}

const blastReach = 190

/** Shows what the studio decided: the fish is pulled in, with all that it takes along. */
export function showCatch(scene: Scene, { fish: id, shot, text, to, isOwn }: Caught): void {
  const { sea, effects, look, size } = scene
  const fish = sea.find(id)
  // It may have swum away meanwhile; what it pays is shown all the same.
  const at: Point = fish === undefined ? { x: size.width / 2, y: size.height / 2 } : { x: fish.x, y: fish.y }
  sea.take(id, to)
  const { burst } = look.fish[shot.kind] ?? {}
  if (burst !== undefined) bursts[burst](scene, at, { shot, to })
  // The own catch is shown at the fish, another's at its cannon: numbers in the water are the player's.
  if (isOwn) effects.text(at, text, burst === undefined ? 20 : 30)
}

const bursts: Readonly<
  Record<NonNullable<FishLook['burst']>, (scene: Scene, at: Point, caught: Pick<Caught, 'shot' | 'to'>) => void>
> = {
  lightning({ sea, effects }, at, caught) {
    for (const other of along(sea, at, caught)) effects.bolt(at, other)
  },
  blast({ sea, effects }, at, caught) {
    effects.blast(at, blastReach)
    along(sea, at, caught)
  },
  stages({ effects }, at, { shot }) {
    for (const [stage, price] of shot.with.entries()) {
      effects.blast(at, 60 + stage * 34)
      effects.text({ x: at.x, y: at.y - 34 - stage * 26 }, price, 18)
    }
  },
}

function along(sea: Sea, at: Point, { shot, to }: Pick<Caught, 'shot' | 'to'>): Point[] {
  const others = sea.nearest(at, shot.with)
  const points = others.map(({ x, y }) => ({ x, y }))
  for (const { id } of others) sea.take(id, to)
  return points
}
