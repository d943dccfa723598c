import { formatDay, formatTime } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { viewVaultNow } from '../contract.ts'
import { isCount, type LiveFigureName } from '../vault-words.ts'
import { messages } from './messages/en.ts'
import styles from './vault-page.module.css'

// Each read counts the whole day again.
const refreshEveryMs = 30_000

type Figure = ResponseOf<typeof viewVaultNow>['figures'][number]

const titles: Readonly<Record<LiveFigureName, string>> = {
  registrations: messages.registrations,
  firstDeposits: messages.firstDeposits,
  activePlayers: messages.activePlayers,
  rounds: messages.rounds,
  deposits: messages.deposits,
  refunds: messages.refunds,
  withdrawals: messages.withdrawals,
  stakes: messages.bets,
  wins: messages.wins,
  ggr: 'GGR',
  given: messages.bonuses,
  takenBack: messages.bonusesReversed,
  ngr: 'NGR',
  limits: messages.limits,
  breaks: messages.breaks,
}

const valueText = ({ name, value }: Figure): string =>
  isCount(name) ? value.toLocaleString('en-PH') : formatMoney(wireCentavos(value))

/** Today's counts and sums, without a player among them. */
export function LiveView() {
  const { answer, failure } = useStaffQuery(viewVaultNow, {}, { refreshEveryMs })
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  return (
    <Card title={messages.todaySoFar}>
      <dl className={styles.figures}>
        {answer.figures.map((figure) => (
          <div key={figure.name}>
            <dt>{titles[figure.name]}</dt>
            <dd>{valueText(figure)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.counted}>
        {formatMessage(messages.counted, { date: formatDay(answer.day), time: formatTime(answer.at) })}
      </p>
    </Card>
  )
}
