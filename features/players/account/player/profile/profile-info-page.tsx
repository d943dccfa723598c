import { useState } from 'react'
import { LanguageCard } from '#features/players/language/player/index.ts'
import { ConsentCard } from '#features/players/marketing-consent/player/index.ts'
import { NotificationCard } from '#features/players/notification/player/index.ts'
import { ThemeCard } from '#features/players/theme/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { listSessions } from '../../contract.ts'
import { DevicesCard } from './devices-card.tsx'
import { InnerPage } from '../inner-page.tsx'
import styles from './profile.module.css'
import { ProfileCard } from './profile-card.tsx'
import { SecurityCard } from './security-card.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { usePresence } from '../use-presence.tsx'
import { WithPlayer } from '../with-player.tsx'
import { messages } from '../messages/en.ts'

/** The player's profile, and the sessions signed in as the player. */
export function ProfileInfoPage() {
  const [leaving, setLeaving] = useState(false)
  const { withPresence, presenceDialog } = usePresence()
  return (
    <InnerPage title={messages.profile} twoColumns>
      <WithPlayer>
        {(player) => (
          <>
            <div className={styles.column}>
              <ProfileCard player={player} />
              <SecurityCard player={player} />
              <LanguageCard />
              <NotificationCard playerId={player.id} withPresence={withPresence} />
              <ConsentCard />
              <ThemeCard />
            </div>
            <div className={styles.column}>
              <DevicesCard />
              <LeaveButton onLeave={() => setLeaving(true)} />
            </div>
          </>
        )}
      </WithPlayer>
      {presenceDialog}
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </InnerPage>
  )
}

/** After the devices, which would move it under the finger while loading. */
function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  const isSettled = useSettled(useCallQuery(listSessions, {}).pending)
  return (
    isSettled && (
      <Button variant="secondary" icon="logout" block onClick={onLeave}>
        {messages.logOut}
      </Button>
    )
  )
}
