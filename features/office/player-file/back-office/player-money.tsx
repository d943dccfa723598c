import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { inWords } from '#platform/office-ui/in-words.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { viewPlayerMoney } from '../contract.ts'
import { PlayerBook } from './player-book.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './player-money.module.css'

type Money = ResponseOf<typeof viewPlayerMoney>
type Deposit = Money['deposits'][number]

const refreshEveryMs = 15_000

/** A player's balances, requirements, sources and movements. */
export function PlayerMoney({ playerId }: { readonly playerId: number }) {
  const { answer, failure } = useStaffQuery(viewPlayerMoney, { playerId }, { refreshEveryMs })
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  if (!answer) return null
  return (
    <div className={styles.money}>
      <Card title={messages.balances}>
        <FactList
          facts={[
            { name: messages.balance, value: <b className={styles.large}>{formatMoney(answer.coin)}</b> },
            { name: messages.onHold, value: formatMoney(answer.hold) },
            { name: messages.safebox, value: formatMoney(answer.safebox) },
            { name: messages.points, value: formatHundredths(answer.points) },
            { name: messages.totalDeposits, value: formatMoney(answer.deposited) },
            { name: messages.playthroughLeft, value: formatMoney(answer.toStake) },
          ]}
        />
      </Card>
      {answer.requirements.length > 0 && <Requirements requirements={answer.requirements} />}
      <section>
        <h2 className={styles.title}>{messages.recentDeposits}</h2>
        <DataTable
          label={messages.deposits}
          columns={depositColumns}
          rows={answer.deposits}
          rowKey={({ reference }) => reference}
          empty={messages.noDeposits}
        />
      </section>
      <PlayerBook playerId={playerId} listedFrom={answer.listedFrom} />
    </div>
  )
}

function Requirements({ requirements }: Pick<Money, 'requirements'>) {
  return (
    <Card title={messages.playthrough}>
      <div className={styles.requirements}>
        {requirements.map(({ id, title, kind, done, required, expiresAt }) => (
          <ProgressBar
            key={id}
            label={requirementLabel({ title, kind, expiresAt })}
            valueText={formatMessage(messages.doneOfRequired, {
              done: formatMoney(done),
              required: formatMoney(required),
            })}
            value={done}
            max={required}
          />
        ))}
      </div>
    </Card>
  )
}

function requirementLabel({
  title,
  kind,
  expiresAt,
}: Pick<Money['requirements'][number], 'title' | 'kind' | 'expiresAt'>) {
  if (expiresAt === -1) return kind === 'bonus' ? formatMessage(messages.bonusRequirement, { title }) : title
  const until = { title, time: formatInstant(expiresAt) }
  return formatMessage(kind === 'bonus' ? messages.bonusRequirementUntil : messages.requirementUntil, until)
}

const tones: Readonly<Record<string, 'success' | 'warning' | 'danger'>> = {
  credited: 'success',
  created: 'warning',
  pending: 'warning',
  failed: 'danger',
}

const depositColumns: readonly Column<Deposit>[] = [
  { name: messages.started, cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
  { name: messages.orderId, cell: ({ reference }) => reference, tight: true },
  { name: messages.paymentMethod, cell: ({ channelName }) => channelName },
  { name: messages.requested, cell: ({ amount }) => formatMoney(amount), tight: true, numeric: true },
  {
    name: messages.credited,
    cell: ({ credited }) => (credited === null ? '–' : formatMoney(credited)),
    tight: true,
    numeric: true,
  },
  {
    name: messages.status,
    cell: ({ state }) => <Badge tone={tones[state] ?? 'neutral'}>{inWords(state)}</Badge>,
    tight: true,
  },
]
