export type Color = readonly [number, number, number]

/** So much of the one over the other. */
export const mixedColors = (one: Color, other: Color, part: number): Color =>
  one.map((value, at) => value * part + (other[at] ?? 0) * (1 - part)) as never

/** As WCAG 2 counts it. */
export function contrastOf(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const luminance = (color: Color): number => {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
