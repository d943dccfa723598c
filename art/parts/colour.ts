/** Colours are written #rrggbb, or #rrggbbaa where light passes through them. */
export type Colour = string

function mix(from: Colour, to: Colour, share: number): Colour {
  const [left, right] = [channelsOf(from), channelsOf(to)]
  const mixed = left.map((channel, index) => Math.round(channel + ((right[index] ?? channel) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#fffdf2', share)

/** Shadows in this house are night, not soot. */
export const darker = (colour: Colour, share: number): Colour => mix(colour, '#0c0524', share)

export const clear = (colour: Colour, opacity: number): Colour =>
  `${colour.slice(0, 7)}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`

/** The same colour with a share of the opacity that it has. */
export function fainter(colour: Colour, share: number): Colour {
  const opacity = colour.length > 7 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
  return clear(colour, opacity * share)
}

const channelsOf = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
