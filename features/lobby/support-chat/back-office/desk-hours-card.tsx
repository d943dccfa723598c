import { useState } from 'react'
import { timeOfDayText } from '#core/clock/time-of-day.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { saveSupportDesk, viewStaffDesk } from '../staff-contract.ts'
import styles from './support-chat.module.css'
import { useChatAction } from './use-chat-action.ts'
import { messages } from './messages/en.ts'

type Desk = ResponseOf<typeof viewStaffDesk>

const dayNames = [
  messages.monday,
  messages.tuesday,
  messages.wednesday,
  messages.thursday,
  messages.friday,
  messages.saturday,
  messages.sunday,
]

/** Whether players are offered the chat, and when somebody is there. */
export function DeskHoursCard() {
  const may = useMay()
  const { answer: desk, failure } = useStaffQuery(viewStaffDesk, {})
  const [isChanging, setIsChanging] = useState(false)
  const change = desk && may('supportChat.setHours') && (
    <Button variant="ghost" size="small" icon="edit" onClick={() => setIsChanging(true)}>
      {messages.change}
    </Button>
  )
  return (
    <Card title={messages.hoursTitle} action={change}>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {desk && <FactList facts={factsOf(desk)} />}
      {desk && isChanging && <HoursDialog desk={desk} onClose={() => setIsChanging(false)} />}
    </Card>
  )
}

const factsOf = ({ isOffered, days, opensMinute, closesMinute }: Desk) => [
  { name: messages.status, value: isOffered ? messages.offered : messages.notOffered },
  { name: messages.days, value: days.map((day) => dayNames[day - 1]).join(', ') },
  {
    name: messages.hoursManila,
    value: formatMessage(messages.hoursText, { from: timeOfDayText(opensMinute), until: timeOfDayText(closesMinute) }),
  },
]

type HoursDialogProps = { readonly desk: Desk; readonly onClose: () => void }

function HoursDialog({ desk, onClose }: HoursDialogProps) {
  const act = useChatAction()
  const [isOffered, setIsOffered] = useState(desk.isOffered)
  const [days, setDays] = useState<readonly number[]>(desk.days)
  const [opens, setOpens] = useState(timeOfDayText(desk.opensMinute))
  const [closes, setCloses] = useState(timeOfDayText(desk.closesMinute))
  const toggle = (day: number) => setDays(days.includes(day) ? days.filter((each) => each !== day) : [...days, day])
  const { isOffered: wasOffered, days: wereDays, opensMinute, closesMinute } = desk
  const expected = { isOffered: wasOffered, days: wereDays, opensMinute, closesMinute }
  const changes = { isOffered, days: [...days], opensMinute: minuteOf(opens), closesMinute: minuteOf(closes) }
  return (
    <ReasonDialog
      open
      title={messages.changeTitle}
      confirmLabel={messages.saveHours}
      act={(reason) => act(saveSupportDesk, { ...changes, expected, reason }, messages.hoursSaved)}
      onClose={onClose}
    >
      <p>{messages.changeBody}</p>
      <Checkbox checked={isOffered} onChange={(event) => setIsOffered(event.currentTarget.checked)}>
        {messages.offerChat}
      </Checkbox>
      <fieldset className={styles.days}>
        <legend>{messages.days}</legend>
        {dayNames.map((name, index) => (
          <Checkbox key={name} checked={days.includes(index + 1)} onChange={() => toggle(index + 1)}>
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        label={messages.opensAt}
        inputMode="numeric"
        value={opens}
        onChange={(event) => setOpens(event.currentTarget.value)}
      />
      <TextField
        label={messages.closesAt}
        inputMode="numeric"
        value={closes}
        onChange={(event) => setCloses(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}

/** Anything else than a time is sent as one that the contract refuses. */
function minuteOf(time: string): number {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(time.trim()) ?? []
  return hour === undefined ? -1 : Number(hour) * 60 + Number(minute)
}
