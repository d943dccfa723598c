const digits = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 })

export const formatMultiple = (multiple: number): string => digits.format(multiple)
