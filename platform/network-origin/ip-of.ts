import { isIP } from 'node:net'

type From = { readonly ip: string; readonly socket: { readonly remoteAddress?: string | undefined } }

/**
 * The client address of a request. A port appended by a proxy is removed; if a forwarded value is not an address, the
 * proxy's own address counts.
 */
export function ipOf({ ip, socket }: From): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(ip) ?? []
  const named = bracketed ?? dotted ?? ip
  return isIP(named) === 0 ? (socket.remoteAddress ?? '') : named
}
