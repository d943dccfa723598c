import { useState } from 'react'
import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { viewGameReturn } from '../staff-contract.ts'
import { BandCell } from './band-cell.tsx'
import { caseColumns } from './case-columns.tsx'
import { CloseCaseDialog } from './close-case-dialog.tsx'
import { messages } from './messages/en.ts'
import { stakeText } from './stake-text.ts'
import { shareText, stateWords } from './state-words.ts'
import styles from './game-return-page.module.css'

type View = ResponseOf<typeof viewGameReturn>
type Stake = View['stakes'][number]

/** One game's return by the size of the bet, and its cases. */
export function GameReturnPage() {
  const id = Number(useRouteParameter('id'))
  const { answer, failure } = useStaffQuery(viewGameReturn, { id })
  const [closing, setClosing] = useState<number>()
  const may = useMay()
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  return (
    <>
      <PageHead
        title={answer.name}
        actions={
          <ButtonLink href="/game-returns" variant="secondary">
            {messages.backToList}
          </ButtonLink>
        }
      >
        {formatMessage(messages.versionSince, { version: answer.version, day: formatDay(dayOf(answer.since)) })}
        <br />
        {messages.byStakeLead}
      </PageHead>
      <div className={styles.page}>
        <Card title={messages.byStake} flush>
          <DataTable
            label={messages.byStake}
            columns={stakeColumns}
            rows={answer.stakes}
            rowKey={({ stake }) => stake}
            empty={messages.noStakes}
          />
        </Card>
        <Card title={messages.cases} flush>
          <DataTable
            label={messages.cases}
            columns={caseColumns(may('gameReturns.close') ? setClosing : undefined)}
            rows={answer.cases}
            rowKey={({ id: each }) => each}
            empty={messages.noCases}
          />
        </Card>
      </div>
      {closing !== undefined && (
        <CloseCaseDialog caseId={closing} name={answer.name} onClose={() => setClosing(undefined)} />
      )}
    </>
  )
}

const stakeColumns: readonly Column<Stake>[] = [
  {
    name: messages.stake,
    cell: ({ stake, isBought }) => stakeText(stake, isBought),
    tight: true,
  },
  { name: messages.rounds, cell: ({ rounds }) => rounds.toLocaleString('en-PH'), tight: true, numeric: true },
  {
    name: messages.staked,
    cell: ({ staked, won }) => (
      <TwoLines first={formatMoney(staked)} second={formatMessage(messages.returned, { won: formatMoney(won) })} />
    ),
    tight: true,
    numeric: true,
  },
  {
    name: messages.measured,
    cell: ({ measured }) => (measured === null ? '–' : shareText(measured)),
    tight: true,
    numeric: true,
  },
  { name: messages.band, cell: (stake) => <BandCell {...stake} />, tight: true },
  {
    name: messages.status,
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>,
    tight: true,
  },
]
