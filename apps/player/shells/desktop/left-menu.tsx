import type { WebConfiguration } from '#features/office/web-configuration/contract.ts'
import { useSyncExternalStore } from 'react'
import { nativeAppVersion } from '#core/client/native-app.ts'
import { minimumAge } from '#core/constants/specification.ts'
import { useConfig } from '#platform/browser/config/config-context.tsx'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import { currentEntry, existingEntries } from '../navigation-entry.ts'
import styles from './left-menu.module.css'
import { leftMenuEntries } from './left-menu-entries.ts'
import { legalLinks } from './legal-links.ts'
import { UserBlock } from './user-block.tsx'
import { messages } from '../../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export function LeftMenu({ path }: { path: string }) {
  const { table } = useRouter()
  const { operatorName } = useConfig<WebConfiguration>()
  const current = currentEntry(leftMenuEntries, path)
  return (
    <header className={styles.menu}>
      <a className={styles.logo} href="/lobby/home">
        <Wordmark name={operatorName} />
      </a>
      <UserBlock />
      <nav className={styles.entries} aria-label={messages.mainMenu}>
        {existingEntries(leftMenuEntries, table).map((entry) => (
          <a
            key={entry.to}
            className={styles.entry}
            href={entry.to}
            aria-current={entry === current ? 'page' : undefined}
          >
            <Icon name={entry.icon} />
            {entry.label}
          </a>
        ))}
      </nav>
      <MenuFooter />
    </header>
  )
}

const menuExtras = lazyScreen(() => import('./menu-extras.tsx').then((m) => m.MenuExtras))

function MenuFooter() {
  const inApp = useInNativeApp()
  const { table } = useRouter()
  return (
    <div className={styles.footer}>
      {/* Before content that is positioned at the bottom, which late content would move. */}
      <Deferred part={menuExtras} />
      <nav className={styles.links} aria-label={messages.legal}>
        {legalLinks
          .filter(({ to }) => table.has(to))
          .map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        {table.has('/profile/limits') && <a href="/profile/limits">{messages.limitsAndBreaks}</a>}
      </nav>
      {table.has('/apkdownload') && <AppBadges />}
      <p className={styles.age}>
        <span className={styles.mark}>{minimumAge}+</span>
        {inApp
          ? formatMessage(messages.forAge, { minimumAge })
          : formatMessage(messages.forAgeInPhilippines, { minimumAge })}
      </p>
    </div>
  )
}

const badges = [
  { icon: 'download', name: messages.androidApp },
  { icon: 'phone', name: messages.addToIphone },
] as const

/** How the lobby comes onto a phone. The product is in no store, so no store's sign is shown. */
const AppBadges = () => (
  <div className={styles.badges}>
    {badges.map(({ icon, name }) => (
      <a key={name} className={styles.app} href="/apkdownload">
        <Icon name={icon} size={20} />
        {name}
      </a>
    ))}
  </div>
)

const never = () => () => {}
/** False on the server, which draws for browsers. */
const useInNativeApp = (): boolean =>
  useSyncExternalStore(
    never,
    () => nativeAppVersion(navigator.userAgent) !== undefined,
    () => false,
  )
