/** The event by which a page reports how it felt: LCP, when its largest part was drawn; INP, the slowest answer to a tap. */
export const vitalEvent = 'web_vital'

export const vitalNames = ['LCP', 'INP'] as const
export type VitalName = (typeof vitalNames)[number]

/** A page without what differs from player to player: ids and codes become `:id`. */
export const pageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, 4)
    .map((part) => (/\d/.test(part) || part.length > 24 ? ':id' : part))
    .join('/')
    .slice(0, 80) || '/'
