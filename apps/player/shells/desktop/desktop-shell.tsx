import type { FrameProps } from '#platform/browser/router/router.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { pageRoutes } from '../../routes/page-routes.ts'
import { routesFor } from '../../routes/routes-for.ts'
import type { Shell } from '../../shell.ts'
import styles from './desktop-shell.module.css'
import { LeftMenu } from './left-menu.tsx'
import { messages } from '../../messages/en.ts'

export const desktopShell: Shell = {
  name: 'desktop',
  platform: 1,
  routes: routesFor('desktop', pageRoutes),
  frame: DesktopFrame,
}

const contentId = 'content'

/** The desktop's frame: the left menu beside every page except sign-in and games. */
function DesktopFrame({ frame, path, children }: FrameProps) {
  const withMenu = frame !== 'entrance' && frame !== 'stage'
  return (
    <div className={classNames(withMenu && styles.frame)}>
      {withMenu && (
        <a className={styles.skip} href={`#${contentId}`}>
          {messages.skipToContent}
        </a>
      )}
      {withMenu && <LeftMenu path={path} />}
      <main id={contentId} className={styles.page} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
