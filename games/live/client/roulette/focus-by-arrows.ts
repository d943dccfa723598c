const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
// A place beside the way counts as farther than one that lies on it.
const besideCounts = 3

/** Arrow keys move the focus to the nearest button on that side, as far as there is one. */
export function focusByArrows(container: HTMLElement): void {
  container.addEventListener('keydown', (event) => {
    const direction = directions[event.key]
    const present = document.activeElement
    if (direction === undefined || present === null || !container.contains(present)) return
    event.preventDefault()
    nearest(present, container.querySelectorAll('button'), direction)?.focus()
  })
}

function nearest(from: Element, buttons: Iterable<HTMLElement>, [x, y]: readonly [x: number, y: number]) {
  const start = middleOf(from)
  let [found, least]: [HTMLElement | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const button of buttons) {
    const end = middleOf(button)
    const [across, down] = [end.x - start.x, end.y - start.y]
    const along = across * x + down * y
    const distance = along + besideCounts * Math.abs(across * y + down * x)
    if (along > 1 && distance < least) [found, least] = [button, distance]
  }
  return found
}

function middleOf(button: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = button.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
