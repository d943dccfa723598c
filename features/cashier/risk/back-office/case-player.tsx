import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { caseStateWords } from '../aml-rule-words.ts'
import type { viewCase } from '../case-contract.ts'
import styles from './case-page.module.css'
import { messages } from './messages/en.ts'

type Case = ResponseOf<typeof viewCase>

/** The player's money, other cases, and the pages that say more. */
export const CasePlayer = ({ playerId, figures, otherCases }: Pick<Case, 'playerId' | 'figures' | 'otherCases'>) => (
  <Card title={messages.player}>
    <FactList
      facts={[
        { name: messages.playerId, value: <a href={`/players/${playerId}`}>{playerId}</a> },
        { name: messages.depositedEver, value: formatMoney(figures.deposited) },
        { name: messages.withdrawnEver, value: formatMoney(figures.withdrawn) },
        { name: messages.playedTotal, value: formatMoney(figures.validBet) },
        { name: messages.rating, value: figures.score ?? messages.unrated },
        { name: messages.otherCases, value: <OtherCases cases={otherCases} /> },
      ]}
    />
    <p className={styles.links}>
      <a href={`/identities/${playerId}`}>{messages.verificationLink}</a>
      <a href={`/players/${playerId}?tab=money`}>{messages.moneyLink}</a>
      <a href={`/risk?player=${playerId}`}>{messages.clusterLink}</a>
    </p>
  </Card>
)

function OtherCases({ cases }: { readonly cases: Case['otherCases'] }) {
  if (cases.length === 0) return messages.noOtherCases
  return (
    <ul className={styles.others}>
      {cases.map(({ id, state, openedAt, reportNumber }) => (
        <li key={id}>
          <a href={`/aml/${id}`}>{formatMessage(messages.caseNumber, { id })}</a>{' '}
          {[formatDay(dayOf(openedAt)), caseStateWords[state], ...(reportNumber === null ? [] : [reportNumber])].join(
            ', ',
          )}
        </li>
      ))}
    </ul>
  )
}
