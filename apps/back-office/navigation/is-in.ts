import type { Area } from '../area.ts'

/** Whether a page belongs to an area: at or below its address, or another page of its own. */
export const isIn = (path: string, { to, routes }: Pick<Area, 'to' | 'routes'>): boolean =>
  path === to || path.startsWith(`${to}/`) || routes.some((route) => route.path === path)
