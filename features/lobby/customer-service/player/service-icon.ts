import type { IconName } from '#platform/ui/icon/icon-paths.ts'

/** What a way to customer service looks like, by its address. */
export function serviceIcon(url: string): IconName {
  if (url.startsWith('tel:')) return 'phone'
  return url.startsWith('mailto:') ? 'mail' : 'headset'
}
