import type { Sea } from './sea.ts'
import type { Point } from './swimmer.ts'

type AimDependencies = {
  readonly view: HTMLElement
  readonly sea: Pick<Sea, 'muzzle' | 'find' | 'under' | 'swimmers' | 'isInSight'>
  /** Pressed at a place of the sea: the trigger is held until it is let go. */
  readonly onPress: () => void
  /** A fish was locked; its name is said. */
  readonly onLock: (name: string) => void
}

const turnMost = 1.45
const turnOfKey = 0.028

/** Where the cannon points: at the locked fish, at the finger or the mouse, or turned by the arrow keys. */
export function createAim({ view, sea, onPress, onLock }: AimDependencies) {
  let [angle, turning] = [0, 0]
  let locked: number | undefined
  const lock = (id: number | undefined): void => {
    if (locked === id) return
    locked = id
    const name = sea.find(id)?.look.name
    if (name !== undefined) onLock(name)
  }
  const aimAt = ({ x, y }: Point): void => {
    const from = sea.muzzle()
    angle = limited(Math.atan2(x - from.x, Math.max(1, from.y - y)))
  }
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = view.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  view.addEventListener('pointermove', (event) => {
    if (locked === undefined) aimAt(placeOf(event))
  })
  view.addEventListener('contextmenu', (event) => event.preventDefault())
  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    const place = placeOf(event)
    lock(sea.under(place)?.id)
    aimAt(place)
    onPress()
  })
  addEventListener('keydown', (event) => {
    const { code, target } = event
    if (target instanceof Element && target.closest('dialog, input, select') !== null) return
    if (turnOf(code) !== 0) lock(undefined)
    turning = turnOf(code) || turning
    if (code === 'KeyL') lock(nextOf(sea, locked))
    if (code === 'Escape') lock(undefined)
  })
  addEventListener('keyup', ({ code }) => {
    if (turnOf(code) === turning) turning = 0
  })
  return {
    angle: () => angle,
    locked: () => locked,
    step(): void {
      const fish = locked === undefined ? undefined : sea.find(locked)
      if (fish?.taken === 0 && sea.isInSight(fish)) return aimAt(fish)
      lock(undefined)
      angle = limited(angle + turning * turnOfKey)
    },
  }
}

const turnOf = (code: string): number => (code === 'ArrowLeft' ? -1 : code === 'ArrowRight' ? 1 : 0)
const limited = (angle: number): number => Math.max(-turnMost, Math.min(turnMost, angle))

/** The fish nearest to the middle; from a locked one to the right, and again from the left. */
function nextOf(
  { swimmers, isInSight, muzzle }: Pick<Sea, 'swimmers' | 'isInSight' | 'muzzle'>,
  locked: number | undefined,
): number | undefined {
  const free = swimmers.filter((fish) => fish.taken === 0 && isInSight(fish)).toSorted((one, other) => one.x - other.x)
  const at = free.findIndex(({ id }) => id === locked)
  const { x: middle } = muzzle()
  if (at < 0) return free.toSorted((one, other) => Math.abs(one.x - middle) - Math.abs(other.x - middle))[0]?.id
  return free[(at + 1) % free.length]?.id
}
