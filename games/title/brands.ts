/** The houses under which the studio shows its titles. A title's look and its light follow its brand. */
export const brands = {
  perya: 'Perya Nights',
  tala: 'Tala Reels',
  dagat: 'Dagat Blue',
  salon: 'Salon Maynila',
  liga: 'Liga Barangay',
} as const
export type BrandCode = keyof typeof brands
