import { isIP } from 'node:net'

/** What a request says of where it comes from. */
type From = { readonly ip: string; readonly socket: { readonly remoteAddress?: string | undefined } }

/**
 * The address of who sends a request. Some proxies write a port behind it, which is left out; where what a proxy forwards is no
 * address at all, the proxy's own counts.
 */
export function ipOf({ ip, socket }: From): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(ip) ?? []
  const named = bracketed ?? dotted ?? ip
  return isIP(named) === 0 ? (socket.remoteAddress ?? '') : named
}
