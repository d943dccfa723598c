import type { WebConfiguration } from '#features/office/web-configuration/contract.ts'
import { useConfig } from '#platform/browser/config/config-context.tsx'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Logo } from '#platform/ui/logo/logo.tsx'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import { currentEntry, existingEntries } from '../navigation-entry.ts'
import styles from './left-menu.module.css'
import { leftMenuEntries } from './left-menu-entries.ts'
import { messages } from '../../messages/en.ts'

export type LeftMenuProps = {
  readonly path: string
  /** Only the icons are shown. */
  readonly folded: boolean
}

const menuFooter = lazyScreen(() => import('./menu-footer.tsx').then((m) => m.MenuFooter))

export function LeftMenu({ path, folded }: LeftMenuProps) {
  const { table } = useRouter()
  const { operatorName } = useConfig<WebConfiguration>()
  const current = currentEntry(leftMenuEntries, path)
  return (
    <div className={classNames(styles.menu, folded && styles.folded)}>
      <div className={styles.top}>
        <a className={styles.logo} href="/lobby/home">
          {folded ? <Logo label={operatorName} /> : <Wordmark name={operatorName} />}
        </a>
      </div>
      <nav className={styles.entries} aria-label={messages.mainMenu}>
        {existingEntries(leftMenuEntries, table).map((entry) => (
          <a
            key={entry.to}
            className={styles.entry}
            href={entry.to}
            title={entry.label}
            aria-current={entry === current ? 'page' : undefined}
          >
            <Icon name={entry.icon} />
            <span>{entry.label}</span>
          </a>
        ))}
      </nav>
      <div className={styles.footer}>
        <Deferred part={menuFooter} />
      </div>
    </div>
  )
}
