import { useEffect, useRef, useState } from 'react'
import { staffRoles, useStaff } from '#features/office/staff/back-office/index.ts'
import { WorkBell } from '#features/office/work-list/back-office/index.ts'
import { useOnline } from '#platform/browser/connection/connection-context.tsx'
import type { FrameProps } from '#platform/browser/router/router.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import { OfflineBanner } from '#platform/ui/offline-banner/offline-banner.tsx'
import type { Area } from './area.ts'
import { messages } from './messages/en.ts'
import { AreaLinks } from './navigation/area-links.tsx'
import { isIn } from './navigation/is-in.ts'
import { QuickSearch } from './navigation/quick-search.tsx'
import styles from './frame.module.css'

type BackOfficeFrameProps = FrameProps & { readonly areas: readonly Area[]; readonly onSignOut: () => void }

/** The navigation on the left, the page beside it. */
export function BackOfficeFrame({ areas, path, onSignOut, children }: BackOfficeFrameProps) {
  const online = useOnline()
  const side = useCurrentInSight(path)
  // A navigation behind a button closes when another page is opened.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === path
  return (
    <div className={styles.frame}>
      <header ref={side} className={styles.side}>
        <a className={styles.logo} href="/">
          <Wordmark />
        </a>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="areas"
          onClick={() => setOpenAt(isOpen ? undefined : path)}
        >
          <Icon name="menu" size={18} />
          {areas.find((area) => isIn(path, area))?.label ?? messages.menu}
        </button>
        <QuickSearch areas={areas} />
        <WorkBell />
        <AreaLinks areas={areas} path={path} className={classNames(styles.areas, isOpen && styles.open)} />
        <Member onSignOut={onSignOut} />
      </header>
      <main className={styles.page}>
        <OfflineBanner online={online} />
        {children}
      </main>
    </div>
  )
}

/** Keeps the current area in sight when the navigation is longer than the screen. */
function useCurrentInSight(path: string) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const side = ref.current
    const current = side?.querySelector<HTMLElement>('[aria-current]')
    if (!side || !current) return
    const areas = side.querySelector('#areas')
    const scroller = areas && areas.scrollHeight > areas.clientHeight ? areas : side
    const [link, seen] = [current.getBoundingClientRect(), scroller.getBoundingClientRect()]
    if (link.top < seen.top || link.bottom > seen.bottom) scroller.scrollTop += link.top - seen.top - seen.height / 2
  }, [path])
  return ref
}

function Member({ onSignOut }: { readonly onSignOut: () => void }) {
  const { name, roles } = useStaff()
  return (
    <section className={styles.member} aria-label={messages.signedIn}>
      <p className={styles.name}>{name}</p>
      <p className={styles.roles}>{roles.map((role) => staffRoles[role]).join(', ')}</p>
      <Button variant="secondary" size="small" icon="logout" block onClick={onSignOut}>
        {messages.signOut}
      </Button>
    </section>
  )
}
