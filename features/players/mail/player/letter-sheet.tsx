import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { readMail } from '../contract.ts'
import { GiftList } from './gift-list.tsx'
import styles from './letter-sheet.module.css'
import { useLetter } from './use-letter.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

interface LetterSheetProps {
  id: number
  open: boolean
  onClose: () => void
  onDelete: (id: number) => void
}

/** One letter with its actions. */
export function LetterSheet({ id, open, onClose, onDelete }: LetterSheetProps) {
  const { answer, failure, refresh, refreshing } = useCallQuery(readMail, { id }, { enabled: open })
  const { take, pending, problem, presenceDialog } = useLetter(id, { onTaken: refresh })
  const remove = () => {
    onClose()
    onDelete(id)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={answer?.title ?? messages.message}
      footer={answer && <Acts letter={answer} pending={pending} onTake={take} onRemove={remove} />}
    >
      {answer ? (
        <LetterText letter={answer} />
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <SkeletonGroup className={styles.letter} label={messages.openingMessage}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </SkeletonGroup>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {presenceDialog}
    </Sheet>
  )
}

type OpenLetter = ResponseOf<typeof readMail>

function LetterText({ letter: { body, items, state, time, expireAt } }: { letter: OpenLetter }) {
  return (
    <div className={styles.letter}>
      <p className={styles.time}>{formatInstant(time)}</p>
      {body.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {items.length > 0 && <GiftList items={items} isTaken={state === 'taken'} />}
      {state === 'toTake' && (
        <p className={styles.time}>{formatMessage(messages.claimBy, { time: formatInstant(expireAt) })}</p>
      )}
      {state === 'ended' && (
        <p className={styles.time}>{formatMessage(messages.expiredAt, { time: formatInstant(expireAt) })}</p>
      )}
    </div>
  )
}

interface ActsProps {
  letter: OpenLetter
  pending: boolean
  onTake: () => void
  onRemove: () => void
}

const taking = { toTake: messages.claim, taken: messages.claimed } as const

/** Each button keeps its position, so that a second tap after claiming does not delete the letter. */
function Acts({ letter: { state, items }, pending, onTake, onRemove }: ActsProps) {
  const remove = (
    <Button variant="secondary" block loading={pending} disabled={state === 'toTake'} onClick={onRemove}>
      {messages.delete}
    </Button>
  )
  if (items.length === 0) return remove
  return (
    <div className={styles.acts}>
      {remove}
      <Button block loading={pending} disabled={state !== 'toTake'} onClick={onTake}>
        {state === 'toTake' || state === 'taken' ? taking[state] : messages.expired}
      </Button>
    </div>
  )
}
