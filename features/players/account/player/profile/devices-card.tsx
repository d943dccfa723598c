import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { listSessions } from '../../contract.ts'
import { failureText } from '../failure-text.ts'
import styles from './profile.module.css'
import { useEndSession } from '../use-end-session.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Sessions = ResponseOf<typeof listSessions>
type Device = Sessions['sessions'][number]

/** Active sessions, each with a button to end it, and recent sign-ins. */
export function DevicesCard() {
  const { answer, failure, refreshing, refresh } = useCallQuery(listSessions, {})
  if (answer) return <Devices {...answer} />
  return (
    <Card title={messages.devices}>
      {failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <Spinner label={messages.loading} />
      )}
    </Card>
  )
}

function Devices({ sessions, history }: Sessions) {
  const others = sessions.filter((session) => !session.current)
  // Kept while the question closes, so that its words do not change under the eyes.
  const [chosen, setChosen] = useState<Device | 'others'>('others')
  const [isAsking, setIsAsking] = useState(false)
  const ask = (about: Device | 'others') => {
    setChosen(about)
    setIsAsking(true)
  }
  const ending = useEndSession(() => setIsAsking(false))
  const endAll = (
    <Button variant="ghost" size="small" onClick={() => ask('others')}>
      {messages.logOutOthers}
    </Button>
  )
  return (
    <>
      <Card title={messages.devices} action={others.length > 0 && endAll} flush>
        {sessions.map((session) => (
          <DeviceRow key={session.id} device={session} onEnd={() => ask(session)} />
        ))}
      </Card>
      <SignInHistory history={history} />
      <ConfirmDialog
        open={isAsking}
        title={
          chosen === 'others'
            ? messages.logOutOthersTitle
            : formatMessage(messages.logOutDeviceTitle, { device: chosen.device })
        }
        confirmLabel={messages.logOutOther}
        cancelLabel={messages.cancel}
        onConfirm={() => void ending.end(chosen === 'others' ? undefined : chosen.id)}
        onCancel={() => setIsAsking(false)}
        busy={ending.pending}
        destructive
      >
        {chosen === 'others' ? messages.logOutOthersLead : messages.logOutDeviceLead}
      </ConfirmDialog>
    </>
  )
}

const deviceIcons = { phone: 'device', desktop: 'globe', app: 'device' } as const

function DeviceRow({ device, onEnd }: { readonly device: Device; readonly onEnd: () => void }) {
  const { current, deviceKind, place, lastActionAt } = device
  const end = (
    <Button
      variant="secondary"
      size="small"
      onClick={onEnd}
      aria-label={formatMessage(messages.logOutDevice, { device: device.device })}
    >
      {messages.logOutOther}
    </Button>
  )
  return (
    <ListRow
      icon={deviceIcons[deviceKind]}
      title={device.device}
      subtitle={[
        place,
        current ? messages.activeNow : formatMessage(messages.lastActive, { time: formatInstant(lastActionAt) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      trailing={current ? <Badge tone="success">{messages.thisDevice}</Badge> : end}
    />
  )
}

function SignInHistory({ history }: Pick<Sessions, 'history'>) {
  return (
    <Card title={messages.loginHistory} flush>
      <ul className={styles.history}>
        {history.map(({ at, device, place, succeeded }) => (
          <li key={`${at} ${device} ${succeeded}`}>
            <ListRow
              title={device}
              subtitle={[formatInstant(at), place].filter(Boolean).join(' · ')}
              trailing={succeeded ? undefined : <Badge tone="danger">{messages.wrongPassword}</Badge>}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
