/** How the street is dressed, in the order of the operator's form. */
export const festivalThemes = ['fiesta', 'flag', 'gold'] as const
export type FestivalTheme = (typeof festivalThemes)[number]
