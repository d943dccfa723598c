import { useState } from 'react'
import { isCalendarDay } from '#core/clock/manila.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { isMeasuredAtDayEnd } from '#ledger/proof/measured-at-day-end.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { DayField } from '#platform/office-ui/day-field.tsx'
import { viewDay } from '../contract.ts'
import { ClosingSeal } from './closing-seal.tsx'
import { ClosingsList } from './closings-list.tsx'
import { ConditionList } from './condition-list.tsx'
import styles from './daily-close-page.module.css'
import { type DayAct, DayDialog } from './day-dialogs.tsx'
import type { DayView } from './day-view.ts'
import { FiguresTable } from './figures-table.tsx'
import { HouseAccounts } from './house-accounts.tsx'
import { LateItems } from './late-items.tsx'
import { messages } from './messages/en.ts'

// Each read recounts the whole day.
const refreshEveryMs = 15_000

/** The day in the address, or the next one to be closed. */
function useDay() {
  const dayText = useQueryParameter('day')
  const day = dayText !== undefined && isCalendarDay(dayText) ? dayText : null
  const { answer, failure } = useStaffQuery(viewDay, { day }, { refreshEveryMs })
  // While another day loads, nothing is shown under its name.
  const view = answer && (day === null || answer.day === day) ? answer : undefined
  return { shownDay: day ?? view?.day ?? '', view, failure }
}

/** A day's close: its conditions, its figures, and who closed it. */
export function DailyClosePage() {
  const navigate = useNavigate()
  const { shownDay, view, failure } = useDay()
  return (
    <>
      <PageHead title={messages.dailyClose}>{messages.intro}</PageHead>
      <div className={styles.bar}>
        <DayField
          label={messages.date}
          day={shownDay}
          onDay={(day) => navigate(`/daily-close?day=${day}`, { replace: true })}
        />
        {view && <DayActs view={view} />}
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {view ? <Day view={view} /> : !failure && <p>{messages.loading}</p>}
      <h2 className={styles.heading}>{messages.closedDays}</h2>
      <ClosingsList />
    </>
  )
}

function DayActs({ view }: { readonly view: DayView }) {
  const may = useMay()
  const [act, setAct] = useState<DayAct>()
  const isBlocked = view.conditions.some(({ state }) => state === 'blocks')
  return (
    <div className={styles.acts}>
      {view.closing === null && may('dailyClose.prepare') && (
        <Button variant="secondary" icon="refresh" onClick={() => setAct('prepare')}>
          {messages.runChecks}
        </Button>
      )}
      {view.closing === null && may('dailyClose.close') && (
        <Button icon="lock" disabled={isBlocked} onClick={() => setAct('close')}>
          {messages.closeDay}
        </Button>
      )}
      {view.closing !== null && may('dailyClose.requestReopening') && (
        <Button variant="secondary" onClick={() => setAct('reopen')}>
          {messages.requestReopening}
        </Button>
      )}
      <DayDialog act={act} view={view} onClose={() => setAct(undefined)} />
    </div>
  )
}

function RootFacts({ day, root }: { readonly day: DayView['day']; readonly root: NonNullable<DayView['root']> }) {
  const facts = {
    total: formatMoney(root.total),
    count: root.players,
    players: root.players.toLocaleString('en-PH'),
    root: <code>{root.hash}</code>,
  }
  return (
    <p className={styles.root}>
      {isMeasuredAtDayEnd({ day, madeAt: root.madeAt })
        ? formatRich(messages.owedAtDayEnd, facts)
        : formatRich(messages.owedLater, { ...facts, time: formatInstant(root.madeAt) })}
    </p>
  )
}

function Day({ view }: { readonly view: DayView }) {
  const root = view.closing ? view.closing.root : view.root
  return (
    <>
      <ClosingSeal {...view} />
      <div className={styles.cards}>
        <Card title={view.closing ? messages.checksNow : messages.checksBeforeClosing}>
          <ConditionList conditions={view.conditions} />
        </Card>
        <Card title={messages.figures}>
          <FiguresTable figures={view.figures} closing={view.closing} />
          {root && <RootFacts day={view.day} root={root} />}
        </Card>
      </div>
      {view.closing && (
        <>
          <h2 className={styles.heading}>{messages.lateItems}</h2>
          <LateItems late={view.late} />
        </>
      )}
      <h2 className={styles.heading}>{messages.houseAccounts}</h2>
      <HouseAccounts accounts={view.closing?.accounts ?? view.accounts} />
    </>
  )
}
