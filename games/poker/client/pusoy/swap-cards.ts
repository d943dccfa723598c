type Dependencies = {
  readonly root: HTMLElement
  readonly targets: readonly HTMLElement[]
  readonly onTap: (place: number) => void
  readonly onSwap: (one: number, other: number) => void
}

/** From how many pixels on a touch moves a card instead of picking it. */
const dragFrom = 8

/** Cards are swapped by two taps, by dragging one onto another, or by keys: arrows walk, enter picks. */
export function enableSwaps({ root, targets, onTap, onSwap }: Dependencies): void {
  let drag: Drag | undefined
  let isDragged = false
  root.addEventListener('pointerdown', (event) => {
    isDragged = false
    const place = placeOf(event.target)
    if (place !== undefined) drag = { place, x: event.clientX, y: event.clientY, isMoving: false }
  })
  root.addEventListener('pointermove', (event) => {
    const target = targets[drag?.place ?? -1]
    if (drag === undefined || target === undefined) return
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.isMoving && Math.hypot(x, y) < dragFrom) return
    if (!drag.isMoving) root.setPointerCapture(event.pointerId)
    drag.isMoving = true
    target.classList.add('is-dragged')
    target.style.transform = `translate(${x}px, ${y}px)`
  })
  const end = (event: PointerEvent): void => {
    if (drag?.isMoving !== true) return void (drag = undefined)
    const { place } = drag
    const target = targets[place]
    target?.classList.remove('is-dragged')
    target?.style.removeProperty('transform')
    ;[drag, isDragged] = [undefined, true]
    const onto = event.type === 'pointerup' ? placeAt(event) : undefined
    if (onto !== undefined && onto !== place) onSwap(place, onto)
  }
  root.addEventListener('pointerup', end)
  root.addEventListener('pointercancel', end)
  root.addEventListener('click', (event) => {
    const place = placeOf(event.target)
    // The click that ends a drag picks nothing.
    if (place !== undefined && !isDragged) onTap(place)
    isDragged = false
  })
  root.addEventListener('keydown', (event) => {
    const next = neighbourOf(placeOf(event.target), event.key)
    if (next === undefined) return
    event.preventDefault()
    targets[next]?.querySelector('button')?.focus()
  })
}

type Drag = { readonly place: number; readonly x: number; readonly y: number; isMoving: boolean }

function placeOf(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined
  const tap = target.closest<HTMLButtonElement>('.move-tap')
  return tap === null || tap.disabled ? undefined : Number(tap.dataset.place)
}

const placeAt = ({ clientX, clientY }: PointerEvent): number | undefined =>
  placeOf(document.elementFromPoint(clientX, clientY))

/** The place beside another one, where the front's three are above the middle of the five. */
export function neighbourOf(place: number | undefined, key: string): number | undefined {
  const step = steps[key]
  if (place === undefined || step === undefined) return undefined
  const row = grid.findIndex((places) => places.includes(place))
  const column = grid[row]?.indexOf(place) ?? 0
  const next = grid[row + step.down]
  if (step.down === 0) return next?.[column + step.right]
  // From a corner of the rows of five there is no card straight above: the nearest one is meant.
  return (
    next?.find((other, at) => other !== undefined && at >= column) ?? next?.findLast((other) => other !== undefined)
  )
}

const steps: Readonly<Record<string, { readonly right: number; readonly down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
}

const grid: readonly (readonly (number | undefined)[])[] = [
  [undefined, 10, 11, 12, undefined],
  [5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4],
]
