/**
 * Node flags of the server. V8 pretenures allocation sites whose objects survive a collection; a running batch of bets
 * triggers that, and the prematurely old objects, dead within milliseconds, keep alive all that they reference.
 */
export const serverNodeFlags: readonly string[] = ['--no-allocation-site-pretenuring']
