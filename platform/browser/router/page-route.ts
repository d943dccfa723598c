import type { Path, ScreenRoute } from './route-table.ts'
import type { Screen } from './screen.ts'

/**
 * One page of a product that has a phone's and a desktop's shell. Each shell's route table is derived from a list of
 * these: the address of the other shell redirects to this one's. Where two pages share an address on a shell, the first
 * in the list stands there.
 */
export type PageRoute = Pick<ScreenRoute, 'path' | 'title' | 'screen' | 'keepAlive' | 'entrance'> & {
  /** Needs a session unless it is public. */
  readonly access?: 'public'
  /** Where the desktop has the page, its title and its screen there: unless they are as on the phone. */
  readonly desktopPath?: Path
  readonly desktopTitle?: string
  readonly desktopScreen?: Screen
  /** Further addresses that lead to it, on both. */
  readonly alsoAt?: readonly Path[]
  /** What a shell draws around it: its menu for `lobby`, in its own way for the others. Most pages are `plain`. */
  readonly frame?: 'lobby' | 'entrance' | 'stage'
}
