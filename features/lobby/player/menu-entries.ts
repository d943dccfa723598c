import type { IconName } from '#platform/ui/icon/icon-paths.ts'

export type MenuEntry = { readonly to: string; readonly title: string; readonly icon: IconName }

/** The lines of the player's menu, in their order. Who has bound a mobile number is not asked to. */
export function menuEntries({ hasMobile }: { readonly hasMobile: boolean }): readonly MenuEntry[] {
  return [
    { to: '/profile/user', title: 'My profile', icon: 'user' },
    { to: '/record/transaction', title: 'Records', icon: 'history' },
    { to: '/profile/email', title: 'Mail', icon: 'mail' },
    ...(hasMobile ? [] : [{ to: '/bind', title: 'Bind a mobile number', icon: 'phone' } as const]),
    { to: '/profile/favorites', title: 'Favorites', icon: 'heart' },
    { to: '/profile/task', title: 'Tasks', icon: 'check-circle' },
    { to: '/profile/limits', title: 'Limits and breaks', icon: 'shield' },
    { to: '/service', title: 'Customer service', icon: 'headset' },
    { to: '/profile/more', title: 'More', icon: 'more' },
  ]
}
