/** The token of an invitation's link. It stands behind the #, which browsers send to nobody. */
export function invitationOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  return pathname === '/invitation' && hash.length > 1 ? hash.slice(1) : undefined
}
