import { type Colour, clear, fainter } from './colour.ts'
import { fill, layers, type Paint, type Svg, short } from './shapes.ts'

/** A stop of a gradient: a colour, or a colour and its place from 0 to 1. */
export type Stop = Colour | readonly [Colour, number]

type Solid = {
  readonly rim?: Colour
  readonly shade?: Colour
  /** How far the rim reaches into the shape. */
  readonly width?: number
}

/** What a drawing paints with. It remembers the gradients, clips and blurs that the finished picture has to define. */
export type Ink = {
  /** From the top down. */
  readonly fall: (...stops: readonly Stop[]) => Paint
  readonly across: (...stops: readonly Stop[]) => Paint
  /** From the upper left, where the light of the house comes from, to the lower right. */
  readonly slant: (...stops: readonly Stop[]) => Paint
  /** A rounded body, lit from the upper left. */
  readonly ball: (...stops: readonly Stop[]) => Paint
  /** From the middle outwards. */
  readonly burst: (...stops: readonly Stop[]) => Paint
  /** Light that fades from the middle; the colour's own opacity is its strength. */
  readonly glow: (colour: Colour) => Paint
  readonly clip: (d: string, ...pieces: readonly Svg[]) => Svg
  readonly blur: (radius: number, ...pieces: readonly Svg[]) => Svg
  /** A shape with a lit edge towards the light and a dark one away from it. */
  readonly solid: (d: string, paint: Paint, look?: Solid) => Svg
  readonly definitions: () => Svg
}

export function createInk(): Ink {
  const known = new Map<string, string>()
  const define = (body: (id: string) => Svg): string => {
    const text = body('?')
    const id = [...known.keys()].indexOf(text)
    if (id >= 0) return `d${id}`
    known.set(text, body(`d${known.size}`))
    return `d${known.size - 1}`
  }
  const gradient = (shape: string, stops: readonly Stop[]): Paint => {
    const kind = shape.startsWith('c') ? 'radialGradient' : 'linearGradient'
    return `url(#${define((id) => `<${kind} id="${id}" ${shape}>${stopsOf(stops)}</${kind}>`)})`
  }
  const clip: Ink['clip'] = (d, ...pieces) => {
    const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${pieces.join('')}</g>`
  }
  const slant: Ink['slant'] = (...stops) => gradient('x1="0" y1="0" x2="1" y2="1"', stops)
  const burst: Ink['burst'] = (...stops) => gradient('cx=".5" cy=".5" r=".5"', stops)

  return {
    fall: (...stops) => gradient('x1="0" y1="0" x2="0" y2="1"', stops),
    across: (...stops) => gradient('x1="0" y1="0" x2="1" y2="0"', stops),
    slant,
    ball: (...stops) => gradient('cx=".5" cy=".5" r=".62" fx=".32" fy=".26"', stops),
    burst,
    glow: (colour) => burst(colour, [fainter(colour, 0.42), 0.4], clear(colour, 0)),
    clip,
    blur: (radius, ...pieces) => {
      const id = define(
        (name) =>
          `<filter id="${name}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
      )
      return `<g filter="url(#${id})">${pieces.join('')}</g>`
    },
    solid: (d, paint, { rim = '#ffffffb0', shade = '#0c052480', width = 3 } = {}) => {
      const edge = slant(rim, [clear(rim, 0), 0.42], [clear(shade, 0), 0.58], shade)
      return layers(fill(d, paint), clip(d, fill(d, 'none', { stroke: edge, 'stroke-width': short(width * 2) })))
    },
    definitions: () => `<defs>${[...known.values()].join('')}</defs>`,
  }
}

function stopsOf(stops: readonly Stop[]): Svg {
  return stops
    .map((stop, index) => {
      const [colour, offset] = typeof stop === 'string' ? [stop, index / Math.max(1, stops.length - 1)] : stop
      return `<stop offset="${short(offset)}" stop-color="${colour}"/>`
    })
    .join('')
}
