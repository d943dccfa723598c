import type { IncomingHttpHeaders } from 'node:http'

/** The names of an app's frames for small and for large devices. */
export type ShellNames = { readonly handheld: string; readonly desk: string }

/** Requests that differ in these may get another page. */
export const shellVaryHeaders = ['cookie', 'sec-ch-ua-mobile', 'user-agent'] as const

/**
 * The frame for a device's first HTML: the app's earlier choice, otherwise what the browser says about itself. A wrong
 * guess costs a second render in the browser, nothing more.
 */
export function shellOfDevice(headers: IncomingHttpHeaders, { handheld, desk }: ShellNames): string {
  const chosen = /(?:^|;\s*)shell=([^;]*)/.exec(headers.cookie ?? '')?.[1]
  if (chosen === handheld || chosen === desk) return chosen
  if (headers['sec-ch-ua-mobile'] === '?1') return handheld
  return /Mobi|Android|iPhone|iPad/i.test(headers['user-agent'] ?? '') ? handheld : desk
}
