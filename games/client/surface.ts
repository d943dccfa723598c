export type Surface = {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** In CSS pixels; changes with the page. */
  readonly size: { width: number; height: number }
  /** Called after every change of size, and once it has one. */
  readonly onResize: (listener: () => void) => void
}

type WithMemory = Navigator & { readonly deviceMemory?: number }

/** Sharp enough for the eye and no sharper: a cheap phone has a fine screen and little to fill it with. */
const densityMax = (): number => (((navigator as WithMemory).deviceMemory ?? 4) <= 2 ? 1.5 : 2)

/** Points of a canvas to one in CSS. */
export const pointsOf = (densest = densityMax()): number => Math.min(devicePixelRatio, densest)

type Fit = {
  /** Points to a CSS pixel, at most. */
  readonly densest?: number
  /**
   * Fitted when the page is laid out for its next frame, and painted once. At once, it would be laid out for each surface, and painted
   * again as soon as something else joins the page.
   */
  readonly isWithFrame?: boolean
}

/** A canvas that fills its parent and is drawn in CSS pixels. */
export function createSurface(parent: HTMLElement, { densest = densityMax(), isWithFrame = false }: Fit = {}): Surface {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  const size = { width: 0, height: 0 }
  const listeners: (() => void)[] = []
  let fitted = ''
  const fit = (): void => {
    const { width, height } = parent.getBoundingClientRect()
    const density = pointsOf(densest)
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
  if (!isWithFrame) fit()
  return {
    canvas,
    context,
    size,
    onResize(listener) {
      listeners.push(listener)
      if (fitted !== '') listener()
    },
  }
}
