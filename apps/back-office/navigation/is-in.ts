/** Whether a page belongs to an area. */
export const isIn = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`)
