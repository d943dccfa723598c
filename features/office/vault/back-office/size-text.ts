const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const step = 1_000

/** 1.2 MB: how large a file is, in the units of download pages. */
export function sizeText(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= step && unit < units.length - 1) {
    value /= step
    unit++
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1
  return `${value.toFixed(digits)} ${units[unit]}`
}
