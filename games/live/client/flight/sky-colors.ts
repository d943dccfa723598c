type Rgb = readonly [number, number, number]
type SkyStop = { readonly at: number; readonly color: Rgb }

/** The whole way up, from the horizon at dawn (0) through the blue above the clouds to the stars (1). */
export const skyStops: readonly SkyStop[] = [
  { at: 0, color: [255, 142, 92] },
  { at: 0.07, color: [255, 196, 138] },
  { at: 0.15, color: [244, 206, 190] },
  { at: 0.25, color: [122, 178, 240] },
  { at: 0.42, color: [52, 112, 214] },
  { at: 0.6, color: [44, 50, 150] },
  { at: 0.78, color: [24, 18, 84] },
  { at: 1, color: [8, 6, 34] },
]

/** The bright things that may pass behind the number besides the sky. */
export const lightColors = {
  sun: [255, 244, 200],
  cloud: [255, 255, 255],
  star: [255, 255, 255],
  moon: [255, 246, 214],
  trail: [255, 240, 170],
} as const satisfies Record<string, Rgb>

export const rgb = ([red, green, blue]: Rgb, alpha = 1): string => `rgb(${red} ${green} ${blue} / ${alpha})`

/** How far up a height is: 0 on the ground, a half at ten times, 1 from a hundred times on. */
export const altitudeOf = (height: number): number => Math.min(1, Math.max(0, (Math.log10(height) - 2) / 2))
