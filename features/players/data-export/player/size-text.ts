const kilobytes = new Intl.NumberFormat('en-PH', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
const megabytes = new Intl.NumberFormat('en-PH', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
const bytesPerKilobyte = 1_000
const bytesPerMegabyte = 1_000_000

/** 1 kB, 850 kB, 12.4 MB. */
export const sizeText = (bytes: number): string =>
  bytes < bytesPerMegabyte
    ? kilobytes.format(Math.ceil(bytes / bytesPerKilobyte))
    : megabytes.format(bytes / bytesPerMegabyte)
