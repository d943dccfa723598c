import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { messages } from './messages/en.ts'
import styles from './notification-card.module.css'
import { areBlocked } from './notification-way.ts'
import { useNotifications } from './use-notifications.ts'

const options = [
  { value: 'off', label: messages.off },
  { value: 'on', label: messages.on },
] as const

const explanations = { homeScreen: messages.homeScreenFirst, none: messages.notSupported } as const

/** Notifications of this device, on and off with one tap. */
export function NotificationCard({ playerId }: { readonly playerId: number }) {
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
    </Card>
  )
}
