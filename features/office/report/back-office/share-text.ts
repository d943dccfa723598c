const percent = new Intl.NumberFormat('en-PH', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** A part of a whole in per cent; of nothing there is no part. */
export const shareText = (part: number, whole: number): string => (whole === 0 ? '–' : percent.format(part / whole))
