import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { usePlayerAction } from '#features/players/account/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import type { StaffAction } from '#platform/office-ui/use-staff-action.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { limitKinds, limitPeriods } from '../limit-words.ts'
import { kindNames, periodNames } from '../limit-names.ts'
import { excludePlayer, listHarm, noteContact, setOperatorLimit, viewCare } from '../staff-contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Limits = ResponseOf<typeof viewCare>['limits']
export type CareAct = 'contact' | 'limit' | 'exclude'
export type CareDialogProps = {
  readonly act: CareAct
  readonly playerId: number
  readonly limits: Limits
  readonly onClose: () => void
}

export function CareDialog({ act, limits, ...props }: CareDialogProps) {
  if (act === 'contact') return <ContactDialog {...props} />
  return act === 'limit' ? <OperatorLimitDialog limits={limits} {...props} /> : <ExcludeDialog {...props} />
}

type OneAct = Omit<CareDialogProps, 'act' | 'limits'>

/** An act here refetches the player's care data and account. */
function useCareAction(): StaffAction {
  const act = usePlayerAction()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await act(call, request, done)
    if (reply.kind === 'answer') void refresh(viewCare, listHarm)
    return reply
  }
}

function ContactDialog({ playerId, onClose }: OneAct) {
  const act = useCareAction()
  return (
    <ReasonDialog
      open
      title={messages.logContact}
      confirmLabel={messages.logContactConfirm}
      act={(reason) => act(noteContact, { playerId, reason }, messages.contactLogged)}
      onClose={onClose}
    >
      <p>{messages.logContactBody}</p>
    </ReasonDialog>
  )
}

const lengths = [
  { value: '184', label: messages.length6m },
  { value: '366', label: messages.length1y },
  { value: '1827', label: messages.length5y },
  { value: '3653', label: messages.length10y },
]
const days = [184, 366, 1_827, 3_653] as const
const exclusionKinds = [
  { value: 'operatorExclusion', label: messages.decidedByOperator },
  { value: 'familyExclusion', label: messages.requestedByFamily },
] as const

function ExcludeDialog({ playerId, onClose }: OneAct) {
  const act = useCareAction()
  const [kind, setKind] = useState<(typeof exclusionKinds)[number]['value']>('operatorExclusion')
  const [length, setLength] = useState('184')
  const exclude = (reason: string) =>
    act(
      excludePlayer,
      { playerId, kind, days: days.find((each) => String(each) === length) ?? 184, reason },
      messages.playerExcluded,
    )
  return (
    <ReasonDialog
      open
      title={messages.excludeTitle}
      confirmLabel={messages.exclude}
      destructive
      act={exclude}
      onClose={onClose}
    >
      <p>{messages.excludeBody}</p>
      <Select
        label={messages.excludeSource}
        options={exclusionKinds}
        value={kind}
        onChange={({ target }) => setKind(exclusionKinds.find(({ value }) => value === target.value)?.value ?? kind)}
      />
      <Select
        label={messages.excludeLength}
        options={lengths}
        value={length}
        onChange={({ target }) => setLength(target.value)}
      />
    </ReasonDialog>
  )
}

function OperatorLimitDialog({ playerId, limits, onClose }: OneAct & Pick<CareDialogProps, 'limits'>) {
  const act = useCareAction()
  // The values the form started from, whatever is refetched while it is open.
  const [began] = useState(limits)
  const [kind, setKind] = useState<(typeof limitKinds)[number]>('loss')
  const [period, setPeriod] = useState<(typeof limitPeriods)[number]>('day')
  const [text, setText] = useState('')
  const ofOperator = began.find((each) => each.setter === 'operator' && each.kind === kind && each.period === period)
  const expected = ofOperator?.amount ?? null
  const set = (reason: string) =>
    act(
      setOperatorLimit,
      { playerId, kind, period, amount: amountOf(kind, text), expected, reason },
      messages.limitSaved,
    )
  return (
    <ReasonDialog open title={messages.limitTitle} confirmLabel={messages.setLimit} act={set} onClose={onClose}>
      <p>{messages.limitBody}</p>
      <Select
        label={messages.limitKind}
        options={limitKinds.map((value) => ({ value, label: kindNames[value] }))}
        value={kind}
        onChange={({ target }) => setKind(limitKinds.find((each) => each === target.value) ?? kind)}
      />
      <Select
        label={messages.limitPeriod}
        options={limitPeriods.map((value) => ({ value, label: periodNames[value] }))}
        value={period}
        onChange={({ target }) => setPeriod(limitPeriods.find((each) => each === target.value) ?? period)}
      />
      <TextField
        label={kind === 'time' ? messages.maximumMinutes : messages.maximum}
        prefix={kind === 'time' ? undefined : '₱'}
        inputMode={kind === 'time' ? 'numeric' : 'decimal'}
        hint={
          expected === null
            ? messages.noOperatorLimit
            : formatMessage(messages.currentLimit, { amount: amountText(kind, expected) })
        }
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ReasonDialog>
  )
}

const amountText = (kind: (typeof limitKinds)[number], amount: number): string =>
  kind === 'time' ? formatMessage(messages.minutesAmount, { count: amount }) : formatMoney(wireCentavos(amount))

/** An invalid amount is passed on, so that the server reports it at its field. */
function amountOf(kind: (typeof limitKinds)[number], text: string): number | null {
  if (text.trim() === '') return null
  if (kind === 'time') return Number(text)
  const money = parseMoney(text)
  return typeof money === 'string' ? -1 : toWireCentavos(money)
}
