import type { FrameProps } from '#platform/browser/router/router.tsx'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { pageRoutes } from '../../routes/page-routes.ts'
import { routesFor } from '../../routes/routes-for.ts'
import type { Shell } from '../../shell.ts'
import styles from './desktop-shell.module.css'
import type { LatePartsProps } from './late-parts.tsx'
import { LeftMenu } from './left-menu.tsx'
import { useMenuFolded } from './menu-fold.ts'
import { hasSection } from './has-section.ts'
import { TopBar } from './top-bar.tsx'
import { messages } from '../../messages/en.ts'

export const desktopShell: Shell = {
  name: 'desktop',
  platform: 1,
  routes: routesFor('desktop', pageRoutes),
  frame: DesktopFrame,
}

const contentId = 'content'

const lateParts = lazyScreen<LatePartsProps>(() => import('./late-parts.tsx').then((m) => m.LateParts))

/** The desktop's frame: the left menu and the top bar around every page except sign-in and games. */
function DesktopFrame({ frame, path, children }: FrameProps) {
  const folded = useMenuFolded()
  const withMenu = frame !== 'entrance' && frame !== 'stage'
  const withSection = hasSection(frame, path)
  return (
    <div className={classNames(withMenu && styles.frame, withMenu && folded && styles.folded)}>
      {withMenu && (
        <>
          <a className={styles.skip} href={`#${contentId}`}>
            {messages.skipToContent}
          </a>
          <LeftMenu path={path} folded={folded} />
          <TopBar path={path} />
        </>
      )}
      <div className={classNames(withMenu && styles.body, withSection && styles.sectioned)}>
        <Deferred part={lateParts} props={{ withMenu, withSection, path }} />
        <main id={contentId} className={styles.page} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
