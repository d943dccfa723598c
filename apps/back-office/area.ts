import type { Permission } from '#features/office/staff/back-office/index.ts'
import type { Route } from '#platform/browser/router/route-table.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'

/** One entry of the navigation, with the pages below it. */
export type Area = {
  readonly label: string
  readonly icon: IconName
  readonly to: `/${string}`
  readonly permission: Permission
  readonly routes: readonly Route[]
}

/** What every page of an area has in common. */
export const page = { access: 'public', frame: 'area' } as const
