import type { Point } from './sea.ts'

type AimDependencies = {
  readonly view: HTMLElement
  readonly size: { readonly width: number; readonly height: number }
  readonly muzzle: () => Point
  readonly onFire: () => void
}

const turnMost = 1.45
const turnOfKey = 0.028

/** Where the cannon points: at the finger, at the mouse, or turned by the arrow keys. A tap is one shot, and holding is none. */
export function createAim({ view, muzzle, onFire }: AimDependencies) {
  let [angle, turning] = [0, 0]
  const point = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = view.getBoundingClientRect()
    const { x, y } = muzzle()
    angle = limited(Math.atan2(clientX - left - x, Math.max(1, y - (clientY - top))))
  }
  view.addEventListener('pointermove', point)
  view.addEventListener('pointerdown', (event) => {
    point(event)
    onFire()
  })
  const turnOf = ({ code }: KeyboardEvent): number => (code === 'ArrowLeft' ? -1 : code === 'ArrowRight' ? 1 : 0)
  addEventListener('keydown', (event) => {
    const isInSheet = event.target instanceof Element && event.target.closest('dialog, input') !== null
    if (!isInSheet) turning = turnOf(event) || turning
  })
  addEventListener('keyup', (event) => {
    if (turnOf(event) === turning) turning = 0
  })
  return {
    angle: () => angle,
    step(): void {
      angle = limited(angle + turning * turnOfKey)
    },
  }
}

const limited = (angle: number): number => Math.max(-turnMost, Math.min(turnMost, angle))
