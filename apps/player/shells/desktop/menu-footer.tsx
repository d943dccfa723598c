import { nativeAppVersion } from '#core/client/native-app.ts'
import { minimumAge } from '#core/constants/specification.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { ContactLinks } from '#features/lobby/customer-service/player/index.ts'
import { useInBrowser } from '#platform/browser/late/use-in-browser.ts'
import { PaymentMarks, surfaceOf } from '#features/lobby/content/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from '../../messages/en.ts'
import { showKeys } from './key-choice.ts'
import { legalLinks } from './legal-links.ts'
import styles from './menu-footer.module.css'
import { foldMenu, useMenuFolded } from './menu-fold.ts'

/** The foot of the left menu, fetched once the page works: nothing stands below it that it could move. */
export function MenuFooter() {
  const folded = useMenuFolded()
  return (
    <div className={styles.footer}>
      {folded ? <span className={styles.mark}>{minimumAge}+</span> : <Words />}
      <button
        type="button"
        className={styles.fold}
        title={folded ? messages.foldMenu : undefined}
        aria-label={messages.foldMenu}
        aria-expanded={!folded}
        onClick={foldMenu}
      >
        <Icon name="panel" size={20} />
        {!folded && messages.foldMenu}
      </button>
    </div>
  )
}

function Words() {
  const { mode } = useLobbyConfiguration()
  const { table } = useRouter()
  return (
    <>
      <ContactLinks />
      {surfaceOf(mode).paymentMarks && <PaymentMarks />}
      <nav className={styles.links} aria-label={messages.legal}>
        {legalLinks
          .filter(({ to }) => table.has(to))
          .map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        {table.has('/profile/limits') && <a href="/profile/limits">{messages.limitsAndBreaks}</a>}
        <button type="button" className={styles.keys} onClick={() => showKeys(true)}>
          {messages.keyboardShortcuts}
        </button>
      </nav>
      {table.has('/apkdownload') && <AppBadges />}
      <Age />
    </>
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

function Age() {
  const inApp = useInNativeApp()
  return (
    <p className={styles.age}>
      <span className={styles.mark}>{minimumAge}+</span>
      {inApp
        ? formatMessage(messages.forAge, { minimumAge })
        : formatMessage(messages.forAgeInPhilippines, { minimumAge })}
    </p>
  )
}

/** False on the server, which draws for browsers. */
const useInNativeApp = (): boolean => useInBrowser(() => nativeAppVersion(navigator.userAgent) !== undefined, false)
