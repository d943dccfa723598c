import type { IconName } from '#platform/ui/icon/icon-paths.ts'

/** The icon of a contact, by its address. */
export function serviceIcon(url: string): IconName {
  if (url.startsWith('tel:')) return 'phone'
  return url.startsWith('mailto:') ? 'mail' : 'headset'
}
