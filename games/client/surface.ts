export type Surface = {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** In CSS pixels; changes with the page. */
  readonly size: { width: number; height: number }
  /** Called after every change of size, and once at the start. */
  readonly onResize: (listener: () => void) => void
}

type WithMemory = Navigator & { readonly deviceMemory?: number }

/** Sharp enough for the eye and no sharper: a cheap phone has a fine screen and little to fill it with. */
const densityMax = (): number => (((navigator as WithMemory).deviceMemory ?? 4) <= 2 ? 1.5 : 2)

/** A canvas that fills its parent and is drawn in CSS pixels, with at most so many points to each. */
export function createSurface(parent: HTMLElement, densest = densityMax()): Surface {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  const size = { width: 0, height: 0 }
  const listeners: (() => void)[] = []
  let fitted = ''
  const fit = (): void => {
    const { width, height } = parent.getBoundingClientRect()
    const density = Math.min(devicePixelRatio, densest)
    // An observer is also notified of the initial size: what is painted already is not painted again.
    const fitting = `${width} ${height} ${density}`
    if (fitting === fitted) return
    fitted = fitting
    Object.assign(size, { width, height })
    canvas.width = Math.max(1, Math.round(width * density))
    canvas.height = Math.max(1, Math.round(height * density))
    context.setTransform(density, 0, 0, density, 0, 0)
    for (const listener of listeners) listener()
  }
  parent.append(canvas)
  new ResizeObserver(fit).observe(parent)
  fit()
  return {
    canvas,
    context,
    size,
    onResize(listener) {
      listeners.push(listener)
      listener()
    },
  }
}
