import { formatMoney } from '#core/money/format-money.ts'
import { type PlainConfiguration, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { currentEntry, existingEntries, type NavigationEntry } from '../navigation-entry.ts'
import styles from './tab-bar.module.css'
import { tabBarEntries } from './tab-bar-entries.ts'
import { useScrolledDown } from './use-scrolled-down.ts'
import { scrollJumpDuration } from '#core/constants/specification.ts'
import { messages } from '../../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The bottom tab bar. When scrolled down, the current tab scrolls back to the top. */
export function TabBar({ path }: { path: string }) {
  const { table } = useRouter()
  const scrolledDown = useScrolledDown()
  const current = currentEntry(tabBarEntries, path)
  const toTop = scrolledDown && path === '/lobby/home'
  return (
    <nav className={styles.bar} aria-label={messages.mainMenu}>
      {existingEntries(tabBarEntries, table).map((entry) =>
        toTop && entry === current ? (
          <ToTopTab key={entry.to} />
        ) : (
          <Tab key={entry.to} entry={entry} current={entry === current} />
        ),
      )}
    </nav>
  )
}

/** The raised tab is the wheel's: without a promise there is no wheel to turn. */
function Tab({ entry, current }: { entry: NavigationEntry; current: boolean }) {
  const [promise] = useLobbyConfiguration().spinConditions
  return entry.raised && !promise ? null : (
    <a
      className={classNames(styles.tab, entry.raised && styles.raised)}
      href={entry.to}
      aria-current={current ? 'page' : undefined}
    >
      <span className={styles.disc}>
        <Icon name={entry.icon} size={entry.raised ? 18 : 24} filled={current && entry.solid === true} />
      </span>
      {entry.label}
      {entry.raised && promise && <span className={styles.badge}>{promiseText(promise)}</span>}
    </a>
  )
}

type SpinCondition = PlainConfiguration['spinConditions'][number]

/** The wheel's promise with its condition, from the operator's settings, in whole pesos. */
function promiseText({ inviteNeed: count, bonusAmount }: SpinCondition): string {
  const [amount = ''] = formatMoney(bonusAmount).split('.')
  return formatMessage(messages.inviteFor, { count, amount })
}

function ToTopTab() {
  return (
    <button type="button" className={styles.tab} aria-current="page" onClick={jumpToTop}>
      <span className={styles.disc}>
        <Icon name="arrow-up" />
      </span>
      {messages.toTop}
    </button>
  )
}

/** Back to the top with a short animation; at once with reduced motion. */
function jumpToTop(): void {
  const quiet = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const from = quiet ? 0 : window.scrollY
  const began = performance.now()
  const step = () => {
    const left = Math.max(0, 1 - (performance.now() - began) / scrollJumpDuration)
    window.scrollTo({ top: from * left ** 3, behavior: 'instant' })
    if (left > 0 && from > 0) requestAnimationFrame(step)
  }
  step()
}
