import { formatInstant } from '#core/clock/manila-format.ts'
import { instant } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { listDifferences } from '../staff-contract.ts'
import { differenceWords } from '../desk-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './difference-subject.module.css'

export type Difference = ResponseOf<typeof listDifferences>['rows'][number]

/** The subject of a difference: an hour, or a player's round. */
export function DifferenceSubject({ kind, subject }: Pick<Difference, 'kind' | 'subject'>) {
  const [playerId = '', roundId = ''] = subject.split(' ')
  return (
    <>
      <span className={styles.kind}>{differenceWords[kind]}</span>
      {kind === 'counters' ? (
        <span>{formatMessage(messages.hourFrom, { time: formatInstant(instant(Date.parse(subject))) })}</span>
      ) : (
        <span className={styles.round}>
          {formatRich(messages.playerRound, {
            playerId: <a href={`/players/${playerId}`}>{playerId}</a>,
            roundId,
          })}
        </span>
      )}
    </>
  )
}
