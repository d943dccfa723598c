export type Scale = { readonly low: number; readonly high: number; readonly width: number; readonly height: number }

/** The minimum and maximum over several curves, always including zero. */
export const rangeOf = (curves: readonly (readonly number[])[]): { low: number; high: number } => {
  const values = curves.flat()
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? { low, high: low + 1 } : { low, high }
}

/** Cumulative sums by hour. */
export function cumulated(hours: readonly number[]): number[] {
  let sum = 0
  return hours.map((value) => (sum += value))
}

/** The y coordinate of a value. */
export const heightOf = (value: number, { low, high, height }: Scale): number =>
  height - ((value - low) / (high - low)) * height

/** The path through a day's hourly values; it may end before the day does. */
export function curvePath(values: readonly number[], scale: Scale): string {
  const step = scale.width / 23
  return values
    .map((value, hour) => `${hour === 0 ? 'M' : 'L'}${rounded(hour * step)} ${rounded(heightOf(value, scale))}`)
    .join('')
}

/** The same path, closed along zero. */
export function areaPath(values: readonly number[], scale: Scale): string {
  if (values.length === 0) return ''
  const [zero, right] = [rounded(heightOf(0, scale)), rounded(((values.length - 1) * scale.width) / 23)]
  return `${curvePath(values, scale)}L${right} ${zero}L0 ${zero}Z`
}

const rounded = (value: number): number => Math.round(value * 10) / 10
