import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { ChoiceList } from './choice-list.tsx'
import { messages } from './messages/en.ts'
import styles from './notification-card.module.css'
import { areBlocked } from './notification-way.ts'
import type { WithPresence } from './use-choice.ts'
import { useNotifications } from './use-notifications.ts'

const options = [
  { value: 'off', label: messages.off },
  { value: 'on', label: messages.on },
] as const

const explanations = { homeScreen: messages.homeScreenFirst, none: messages.notSupported } as const

interface NotificationCardProps {
  playerId: number
  withPresence: WithPresence
}

/** Notifications of this device, on and off with one tap, and what the player is sent on all of them. */
export function NotificationCard({ playerId, withPresence }: NotificationCardProps) {
  const { way, isOn, change, pending } = useNotifications(playerId)
  return (
    <Card title={messages.notifications}>
      <p className={styles.lead}>{messages.lead}</p>
      {way === 'homeScreen' || way === 'none' ? (
        <p className={styles.lead}>{explanations[way]}</p>
      ) : areBlocked(way) && !isOn ? (
        <p className={styles.lead}>{messages.blocked}</p>
      ) : (
        <div aria-busy={pending}>
          <SegmentedControl
            label={messages.notifications}
            options={options}
            value={isOn ? 'on' : 'off'}
            onChange={(value) => change(value === 'on')}
          />
        </div>
      )}
      <ChoiceList withPresence={withPresence} />
    </Card>
  )
}
