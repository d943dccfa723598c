/**
 * How Node is started for the server. Where much of what a place makes is still used when garbage is collected, V8 begins to
 * make it among what stays; what bets leave behind there is dead within milliseconds, and keeps all alive that it points to.
 */
export const serverNodeFlags: readonly string[] = ['--no-allocation-site-pretenuring']
