import { useState } from 'react'
import { calendarDay } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { type Permission, useMay } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { kindNames, markerTexts } from '../limit-names.ts'
import { viewCare } from '../staff-contract.ts'
import { type CareAct, CareDialog } from './care-dialog.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './care-page.module.css'

type Care = ResponseOf<typeof viewCare>
type Day = Care['days'][number]

const acts = [
  { act: 'contact', label: messages.logContact, permission: 'responsiblePlay.contact' },
  { act: 'limit', label: messages.setLimitAction, permission: 'responsiblePlay.setLimit' },
  { act: 'exclude', label: messages.exclude, permission: 'responsiblePlay.exclude' },
] as const satisfies readonly { readonly act: CareAct; readonly label: string; readonly permission: Permission }[]

/** Limits, breaks, play days and contacts of a player, with the operator's actions. */
export function PlayerCare({ playerId }: { readonly playerId: number }) {
  const { answer, failure } = useStaffQuery(viewCare, { playerId })
  const [act, setAct] = useState<CareAct>()
  const may = useMay()
  return (
    <div className={styles.cards}>
      <span className={styles.acts}>
        {acts
          .filter(({ permission }) => may(permission))
          .map((each) => (
            <Button key={each.act} size="small" variant="secondary" onClick={() => setAct(each.act)}>
              {each.label}
            </Button>
          ))}
      </span>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && <CareCards care={answer} />}
      {act && answer && (
        <CareDialog act={act} playerId={playerId} limits={answer.limits} onClose={() => setAct(undefined)} />
      )}
    </div>
  )
}

function CareCards({ care: { score, markers, limits, breaks, days, contacts } }: { readonly care: Care }) {
  return (
    <div className={styles.cards}>
      {score > 0 && (
        <Notice tone="warning">
          {formatMessage(messages.scoreNotice, {
            score,
            signs: markers.map((marker) => markerTexts[marker]).join('. '),
          })}
        </Notice>
      )}
      <DataTable
        label={messages.lastDays}
        columns={dayColumns}
        rows={days}
        rowKey={({ day }) => day}
        empty={messages.lastDaysEmpty}
      />
      <Card title={messages.limits}>
        <FactList
          facts={limits.map(({ setter, kind, period, amount, waits }) => ({
            name: kindNames[kind],
            value: (
              <TwoLines
                first={formatMessage(periodTexts[period], { amount: limitAmount(kind, amount) })}
                second={setterTexts[setter][waits ? 'waits' : 'set']}
              />
            ),
          }))}
        />
        {limits.length === 0 && <p className={styles.soft}>{messages.limitsEmpty}</p>}
      </Card>
      <Card title={messages.breaksAndExclusions}>
        <FactList
          facts={breaks.map(({ kind, beganAt, endsAt }) => ({
            name: breakNames[kind],
            value: formatMessage(messages.breakSpan, { from: formatInstant(beganAt), until: formatInstant(endsAt) }),
          }))}
        />
        {breaks.length === 0 && <p className={styles.soft}>{messages.breaksEmpty}</p>}
      </Card>
      <Card title={messages.contacts}>
        <FactList
          facts={contacts.map(({ at, staff, text }) => ({ name: `${formatInstant(at)}, ${staff}`, value: text }))}
        />
        {contacts.length === 0 && <p className={styles.soft}>{messages.contactsEmpty}</p>}
      </Card>
    </div>
  )
}

const periodTexts = {
  day: messages.limitPerDay,
  week: messages.limitPerWeek,
  month: messages.limitPerMonth,
} as const

const setterTexts = {
  player: { set: messages.setByPlayer, waits: messages.setByPlayerWaits },
  operator: { set: messages.setByOperator, waits: messages.setByOperatorWaits },
} as const

const limitAmount = (kind: Care['limits'][number]['kind'], amount: number): string =>
  kind === 'time' ? formatMessage(messages.minutesAmount, { count: amount }) : formatMoney(wireCentavos(amount))

const breakNames = {
  timeOut: messages.timeOut,
  selfExclusion: messages.selfExclusion,
  operatorExclusion: messages.operatorExclusion,
  familyExclusion: messages.familyExclusion,
} as const

const dayColumns: readonly Column<Day>[] = [
  { name: messages.day, cell: ({ day }) => formatDay(calendarDay(day)), tight: true },
  {
    name: messages.deposits,
    cell: ({ deposits, deposited }) => `${deposits} · ${formatMoney(deposited)}`,
    tight: true,
  },
  { name: messages.withdrawn, cell: ({ withdrawn }) => formatMoney(withdrawn), tight: true },
  { name: messages.bets, cell: ({ staked }) => formatMoney(staked), tight: true },
  { name: messages.wins, cell: ({ won }) => formatMoney(won), tight: true },
  {
    name: messages.playTime,
    cell: ({ minutes, nightMinutes }) => formatMessage(messages.playMinutes, { minutes, nightMinutes }),
    tight: true,
  },
]
