import { formatInstant } from '#core/clock/manila-format.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { movementDetail } from '../contract.ts'
import type { RecordAccount } from '../record-kinds.ts'
import { counterWords, recordWords } from '../record-words.ts'
import { titleOf } from '../rules.ts'
import styles from './movement-sheet.module.css'
import { RecordAmount } from './record-amount.tsx'
import type { Movement } from './use-record.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

interface MovementSheetProps {
  movement: Movement
  account: RecordAccount
  open: boolean
  onClose: () => void
}

/** One movement in full: amount, both accounts, and reason. */
export function MovementSheet({ movement, account, open, onClose }: MovementSheetProps) {
  const { answer, failure, refresh, refreshing } = useCallQuery(movementDetail, { id: movement.id }, { enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={recordWords[movement.reason].title}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <span className={styles.amount}>
            <RecordAmount amount={movement.amount} isPoints={account === 'points'} isSigned />
          </span>
          <span className={styles.when}>{formatInstant(movement.time)}</span>
          {movement.gameName !== null && <span className={styles.game}>{titleOf(movement)}</span>}
        </div>
        <p className={styles.why}>{recordWords[movement.reason].why}</p>
        {movement.gameName !== null && isOfRound(movement) && (
          <ButtonLink href={`/replay/round/${encodeURIComponent(movement.reference)}`} variant="secondary">
            {messages.watchAgain}
          </ButtonLink>
        )}
        {answer && <Sides detail={answer} />}
        {failure && (
          <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
            {failureText(failure)}
          </ErrorState>
        )}
        <div className={styles.facts}>
          <CopyRow label={messages.reference} value={movement.reference} />
          <CopyRow label={messages.transaction} value={`#${movement.id}`} />
          {answer && <CopyRow label={messages.ledgerHash} value={answer.hash} />}
        </div>
      </div>
    </Sheet>
  )
}

const isOfRound = ({ kind }: Movement): boolean => kind === 'bet' || kind === 'win'

function Sides({ detail }: { detail: ResponseOf<typeof movementDetail> }) {
  const { from, to, isPoints, closes, closedBy } = detail
  return (
    <>
      <dl className={styles.sides}>
        {(
          [
            [messages.from, from],
            [messages.to, to],
          ] as const
        ).map(([name, { place, balance }]) => (
          <div key={name} className={styles.side}>
            <dt>{name}</dt>
            <dd>
              {counterWords[place]}
              {balance !== null && (
                <span className={styles.left}>
                  {formatRich(messages.balanceAfter, {
                    balance: <RecordAmount amount={balance} isPoints={isPoints} />,
                  })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {closes !== null && <p className={styles.note}>{formatMessage(messages.settlesOrReverses, { closes })}</p>}
      {closedBy !== null && <p className={styles.note}>{formatMessage(messages.settledOrReversedBy, { closedBy })}</p>}
    </>
  )
}
