import { InnerPage } from '#features/players/account/player/index.ts'
import { appVersion } from '#core/constants/specification.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Card } from '#platform/ui/card/card.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { BuzzChoice } from './buzz-choice.tsx'
import styles from './more-page.module.css'

type Entry = { readonly to: string; readonly title: string; readonly icon: IconName }

const groups: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  {
    title: 'Play responsibly',
    entries: [
      { to: '/profile/limits', title: 'Limits and breaks', icon: 'shield' },
      { to: '/profile/agree/responsible-play', title: 'Responsible play', icon: 'heart' },
      { to: '/profile/agree/eligibility', title: 'Who may play', icon: 'user' },
    ],
  },
  {
    title: 'About the house',
    entries: [
      { to: '/about', title: 'About us', icon: 'info' },
      { to: '/profile/license', title: 'Licence', icon: 'document' },
      { to: '/proof', title: 'Proof of balance', icon: 'check-circle' },
      { to: '/terms-of-use', title: 'Terms of Use', icon: 'document' },
      { to: '/privacy-policy', title: 'Privacy Policy', icon: 'lock' },
    ],
  },
  {
    title: 'Help',
    entries: [
      { to: '/service', title: 'Customer service', icon: 'headset' },
      { to: '/profile/report', title: 'Report a problem', icon: 'edit' },
      { to: '/apkdownload', title: 'The app', icon: 'install' },
    ],
  },
]

/** Rarely needed links, in three short lists. */
export function MorePage() {
  const hasRoute = useHasRoute()
  return (
    <InnerPage title="More">
      {groups.map(({ title, entries }) => (
        <Card key={title} title={title} flush>
          {entries
            .filter(({ to }) => hasRoute(to))
            .map((entry) => (
              <ListRow key={entry.to} href={entry.to} title={entry.title} icon={entry.icon} />
            ))}
        </Card>
      ))}
      <BuzzChoice />
      <p className={styles.version}>Version {appVersion}</p>
    </InnerPage>
  )
}
