const percent = new Intl.NumberFormat('en-PH', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** A percentage; empty if the whole is zero. */
export const shareText = (part: number, whole: number): string => (whole === 0 ? '–' : percent.format(part / whole))
