import { useState } from 'react'
import { hours } from '#core/clock/duration.ts'
import { instant, subtractDuration, systemClock } from '#core/clock/instant.ts'
import { isoTime } from '#core/clock/iso-time.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { replayFeed, setFeedRunning, testFeed } from '../contract.ts'
import { messages } from './messages/en.ts'
import type { Partner } from './partner.ts'
import { useFeedAction } from './use-feed-action.ts'

export type PartnerAct = 'start' | 'stop' | 'test' | 'replay'

type PartnerActDialogProps = { readonly act: PartnerAct; readonly partner: Partner; readonly onClose: () => void }

const words = {
  start: { title: messages.startTitle, text: messages.startText, confirm: messages.start },
  stop: { title: messages.stopTitle, text: messages.stopText, confirm: messages.stop },
  test: { title: messages.testTitle, text: messages.testText, confirm: messages.test },
  replay: { title: messages.replayTitle, text: messages.replayText, confirm: messages.replay },
} as const

/** The minute in Manila, as the browser's field writes it. */
const hourAgo = (): string => isoTime(subtractDuration(systemClock.now(), hours(1))).slice(0, 16)
const momentOf = (text: string) => instant(Date.parse(`${text}:00+08:00`) || 0)

export function PartnerActDialog({ act, partner: { id: partnerId, name }, onClose }: PartnerActDialogProps) {
  const send = useFeedAction()
  const [since, setSince] = useState(hourAgo)
  const { title, text, confirm } = words[act]
  const perform = (reason: string) => {
    switch (act) {
      case 'test':
        return send(testFeed, { partnerId, reason }, messages.testSent)
      case 'replay':
        return send(replayFeed, { partnerId, since: momentOf(since), reason }, messages.replayed)
      case 'start':
        return send(setFeedRunning, { partnerId, isRunning: true, reason }, messages.started)
      case 'stop':
        return send(setFeedRunning, { partnerId, isRunning: false, reason }, messages.stoppedDone)
    }
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(title, { name })}
      confirmLabel={confirm}
      destructive={act === 'stop'}
      act={perform}
      onClose={onClose}
    >
      <p>{text}</p>
      {act === 'replay' && (
        <TextField
          label={messages.since}
          hint={messages.sinceHint}
          type="datetime-local"
          value={since}
          onChange={(event) => setSince(event.currentTarget.value)}
        />
      )}
    </ReasonDialog>
  )
}
