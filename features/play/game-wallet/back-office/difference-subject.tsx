import { formatInstant } from '#core/clock/manila-format.ts'
import { instant } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { listDifferences } from '../staff-contract.ts'
import styles from './difference-subject.module.css'

export type Difference = ResponseOf<typeof listDifferences>['rows'][number]

export const kindLabels = {
  rounds: 'Single round',
  roundTotals: 'Totals of a round',
  counters: 'Counts of an hour',
} as const

/** The subject of a difference: an hour, or a player's round. */
export function DifferenceSubject({ kind, subject }: Pick<Difference, 'kind' | 'subject'>) {
  const [playerId = '', roundId = ''] = subject.split(' ')
  return (
    <>
      <span className={styles.kind}>{kindLabels[kind]}</span>
      {kind === 'counters' ? (
        <span>from {formatInstant(instant(Date.parse(subject)))}</span>
      ) : (
        <span className={styles.round}>
          player <a href={`/players/${playerId}`}>{playerId}</a>, {roundId}
        </span>
      )}
    </>
  )
}
