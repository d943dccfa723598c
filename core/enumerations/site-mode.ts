/** Green is the quiet mode: no promo video, no rewards block, no ticker, and only some activities. */
export const siteModes = ['normal', 'green'] as const
export type SiteMode = (typeof siteModes)[number]
