import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import type { readStandings } from '../contract.ts'
import { EntrantSheet } from './entrant-sheet.tsx'
import { messages } from './messages/en.ts'
import { scoreText } from './shown-tournament.ts'
import styles from './standings.module.css'

type StandingsAnswer = ResponseOf<typeof readStandings>
type Line = StandingsAnswer['lines'][number]

/** The best under masked names. Each leads to the entrant's counted rounds. */
export function Standings({ standings: { tournament, lines, ranked } }: { standings: StandingsAnswer }) {
  const [chosen, setChosen] = useState<Line>()
  const [isOpen, setIsOpen] = useState(false)
  const isFinal = tournament.state === 'finished'
  return (
    <Card title={isFinal ? messages.finalTable : messages.standings} flush>
      {lines.length === 0 ? (
        <EmptyState icon="trophy" title={messages.noScores}>
          {tournament.state === 'running' && messages.noScoresText}
        </EmptyState>
      ) : (
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line.entrant}>
              <button
                type="button"
                className={classNames(styles.line, line.isMine && styles.mine)}
                onClick={() => {
                  setChosen(line)
                  setIsOpen(true)
                }}
              >
                <span className={classNames(styles.place, line.place <= 3 && styles.best)}>{line.place}</span>
                <span className={styles.who}>
                  <span className={styles.name}>{line.isMine ? messages.you : line.name}</span>
                  <span className={styles.rounds}>{formatMessage(messages.roundsCounted, { count: line.rounds })}</span>
                </span>
                <span className={styles.result}>
                  <span className={styles.score}>{scoreText(tournament.scoring, line.score)}</span>
                  {line.prize > 0 && <Money amount={line.prize} tone="gold" />}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {ranked > lines.length && <p className={styles.note}>{formatMessage(messages.rankedCount, { count: ranked })}</p>}
      {chosen && (
        <EntrantSheet
          tournament={tournament}
          entrant={chosen.entrant}
          name={chosen.isMine ? undefined : chosen.name}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}
