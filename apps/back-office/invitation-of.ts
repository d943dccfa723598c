/** The token of an invitation link. It follows the #, which browsers never send. */
export function invitationOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  return pathname === '/invitation' && hash.length > 1 ? hash.slice(1) : undefined
}
