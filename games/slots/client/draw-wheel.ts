import { drawing, element } from '#games/client/element.ts'
import type { JackpotWheel } from '#games/jackpot/wheel.ts'

/** Deep colours, on which white and gold can be read; all of the pool is gold. */
const colours = ['#7a2bd0', '#b3246f', '#1c5fb8', '#0f7f6c', '#c2481c', '#5b3fd6', '#0d6f96', '#a02fa8', '#2f7d32']
const all = { fill: '#ffcf5f', text: '#3a1500' }
const rim = 92

export type WheelFace = {
  readonly root: HTMLElement
  readonly turnTo: (degrees: number) => void
  /** Where it has stopped. */
  readonly mark: (segment: number) => void
}

/** The segments from the top in the direction of the clock, all equally wide, as they are equally likely. */
export function drawWheel(wheel: JackpotWheel): WheelFace {
  const width = 360 / wheel.length
  const segments = wheel.map((percent, index) => segmentOf(percent, { width, index }))
  const rotor = drawing('g', { class: 'wheel-rotor' }, ...segments)
  const face = drawing(
    'svg',
    { viewBox: '-100 -104 200 206' },
    drawing('circle', { r: 98, fill: '#2b1058', stroke: '#ffcf5f', 'stroke-width': 3 }),
    rotor,
    ...bulbs(wheel.length * 2),
    drawing('path', { d: starPath(19, 8), fill: '#ffcf5f', stroke: '#7a3f00', 'stroke-width': 2 }),
    drawing('path', { d: 'M-10 -104 L10 -104 L0 -80 Z', fill: '#fff6d8', stroke: '#7a3f00', 'stroke-width': 2 }),
  )
  return {
    root: element('div', { class: 'wheel-face', 'aria-hidden': 'true' }, face as unknown as HTMLElement),
    turnTo: (degrees) => rotor.setAttribute('transform', `rotate(${degrees})`),
    mark(segment) {
      for (const [index, each] of segments.entries())
        each.setAttribute('class', index === segment ? 'is-won' : 'is-passed')
    },
  }
}

type Place = { readonly width: number; readonly index: number }

function segmentOf(percent: number, { width, index }: Place): SVGElement {
  const middle = (index + 0.5) * width
  const [fill, text] = percent === 100 ? [all.fill, all.text] : [colours[index % colours.length] ?? '', '#ffffff']
  const label = drawing('text', {
    y: -63,
    fill: text,
    'text-anchor': 'middle',
    'font-size': percent === 100 ? 12 : 14,
    'font-weight': 900,
  })
  label.append(`${percent}%`)
  const [fromX, fromY] = onRim(-width / 2)
  const [toX, toY] = onRim(width / 2)
  const wedge = `M0 0 L${fromX} ${fromY} A${rim} ${rim} 0 0 1 ${toX} ${toY} Z`
  return drawing(
    'g',
    { transform: `rotate(${middle})` },
    drawing('path', { d: wedge, fill, stroke: '#1a0838', 'stroke-width': 1.5 }),
    label,
  )
}

/** So many degrees from the top, to a thousandth. */
function onRim(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [rounded(rim * Math.sin(angle)), rounded(-rim * Math.cos(angle))]
}

const rounded = (length: number): number => Math.round(length * 1_000) / 1_000

const bulbs = (count: number): SVGElement[] =>
  Array.from({ length: count }, (_, index) =>
    drawing('circle', { cy: -95, r: 2.2, fill: '#fff6d8', transform: `rotate(${(index * 360) / count})` }),
  )

/** The star of the house. */
function starPath(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [radius, angle] = [index % 2 === 0 ? outer : inner, (index * Math.PI) / 5]
    return `${rounded(radius * Math.sin(angle))} ${rounded(-radius * Math.cos(angle))}`
  })
  return `M${points.join(' L')} Z`
}
