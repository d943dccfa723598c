import { ForYouCheckbox } from '#features/lobby/games/player/index.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { DataSaverCard } from '#features/players/data-saver/player/index.ts'
import { LanguageCard } from '#features/players/language/player/index.ts'
import { ThemeCard } from '#features/players/theme/player/index.ts'
import { appVersion } from '#core/constants/specification.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Card } from '#platform/ui/card/card.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { BuzzChoice } from './buzz-choice.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import styles from './more-page.module.css'

type Entry = { readonly to: string; readonly title: string; readonly icon: IconName }

/** One title bears the name of the operator. */
type Title = (operatorName: string) => string

const groups: readonly { readonly title: Title; readonly entries: readonly Entry[] }[] = [
  {
    title: () => messages.playResponsibly,
    entries: [
      { to: '/profile/limits', title: messages.limitsAndBreaks, icon: 'shield' },
      { to: '/profile/agree/responsible-play', title: messages.responsiblePlay, icon: 'heart' },
      { to: '/profile/agree/eligibility', title: messages.whoCanPlay, icon: 'user' },
    ],
  },
  {
    title: (operatorName) => formatMessage(messages.aboutOperator, { operatorName }),
    entries: [
      { to: '/about', title: messages.aboutUs, icon: 'info' },
      { to: '/profile/license', title: messages.licence, icon: 'document' },
      { to: '/proof', title: messages.proofOfBalance, icon: 'check-circle' },
      { to: '/returns', title: messages.gameReturns, icon: 'pulse' },
      { to: '/terms-of-use', title: messages.termsOfUse, icon: 'document' },
      { to: '/privacy-policy', title: messages.privacyPolicy, icon: 'lock' },
    ],
  },
  {
    title: () => messages.help,
    entries: [
      { to: '/service', title: messages.customerService, icon: 'headset' },
      { to: '/profile/report', title: messages.reportAProblem, icon: 'edit' },
      { to: '/apkdownload', title: messages.getTheApp, icon: 'install' },
    ],
  },
]

/** Rarely needed links, in three short lists. */
export function MorePage() {
  const hasRoute = useHasRoute()
  const { operatorName } = useLobbyConfiguration()
  return (
    <InnerPage title={messages.more}>
      {groups.map(({ title, entries }, place) => (
        <Card key={place} title={title(operatorName)} flush>
          {entries
            .filter(({ to }) => hasRoute(to))
            .map((entry) => (
              <ListRow key={entry.to} href={entry.to} title={entry.title} icon={entry.icon} />
            ))}
        </Card>
      ))}
      <BuzzChoice />
      <Card title={messages.gameSuggestions}>
        <ForYouCheckbox />
      </Card>
      <LanguageCard />
      <ThemeCard />
      <DataSaverCard />
      <p className={styles.version}>{formatMessage(messages.version, { appVersion })}</p>
    </InnerPage>
  )
}
