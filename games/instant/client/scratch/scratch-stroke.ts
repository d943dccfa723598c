type Point = { readonly x: number; readonly y: number }
export type Stroke = { readonly from: Point; readonly to: Point }
type Listener = {
  /** A stroke on the target, and where its end lies in the whole scene. */
  readonly go: (stroke: Stroke, inScene: Point) => void
  readonly end: () => void
}

/** From where a finger, pen or pressed mouse goes down until it is lifted, also when it leaves the foil on the way. */
export function onStroke(target: HTMLElement, { go, end }: Listener): void {
  let last: Point | undefined
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = target.getBoundingClientRect()
    const scene = target.closest('.scene')?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const to = { x: clientX - left, y: clientY - top }
    go({ from: last ?? to, to }, { x: clientX - scene.left, y: clientY - scene.top })
    last = to
  }
  const stop = (): void => {
    last = undefined
    end()
  }
  target.addEventListener('pointerdown', (event) => {
    // Without it the browser would begin to drag or select, and send nothing more of the stroke.
    event.preventDefault()
    target.setPointerCapture(event.pointerId)
    follow(event)
  })
  target.addEventListener('pointermove', (event) => {
    if (last !== undefined) follow(event)
  })
  target.addEventListener('pointerup', stop)
  target.addEventListener('pointercancel', stop)
}
