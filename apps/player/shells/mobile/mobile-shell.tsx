import type { FrameProps } from '#platform/browser/router/router.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { pageRoutes } from '../../routes/page-routes.ts'
import { routesFor } from '../../routes/routes-for.ts'
import type { Shell } from '../../shell.ts'
import styles from './mobile-shell.module.css'
import { TabBar } from './tab-bar.tsx'

export const mobileShell: Shell = {
  name: 'mobile',
  platform: 0,
  routes: routesFor('mobile', pageRoutes),
  frame: MobileFrame,
}

/** The phone's frame: the tab bar under the lobby's pages, nothing around all others. */
function MobileFrame({ frame, path, children }: FrameProps) {
  const inLobby = frame === 'lobby'
  return (
    <>
      <main className={classNames(styles.page, inLobby && styles.lobby)}>{children}</main>
      {inLobby && <TabBar path={path} />}
    </>
  )
}
