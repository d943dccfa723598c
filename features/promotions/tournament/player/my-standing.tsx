import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { messages } from './messages/en.ts'
import { gamesHref, type ShownTournament, scoreText } from './shown-tournament.ts'
import styles from './tournament-stage.module.css'

interface MyStandingProps {
  tournament: ShownTournament
  mine: NonNullable<ShownTournament['mine']>
}

/** The player's place, score and rounds, and what comes next. */
export function MyStanding({ tournament, mine }: MyStandingProps) {
  const { scoring, rounds, stake, state } = tournament
  if (mine.hasLeft) return <p className={styles.note}>{messages.youLeft}</p>
  const isOpen = state === 'running' && mine.rounds < rounds
  return (
    <div className={styles.entry}>
      <dl className={styles.mine}>
        <div>
          <dt>{messages.yourPlace}</dt>
          <dd>{mine.place === null ? messages.noPlace : mine.place.toLocaleString('en-PH')}</dd>
        </div>
        <div>
          <dt>{messages.yourScore}</dt>
          <dd>{mine.score === 0 ? '–' : scoreText(scoring, mine.score)}</dd>
        </div>
        <div>
          <dt>{messages.yourRounds}</dt>
          <dd>{formatMessage(messages.roundsOf, { rounds: mine.rounds, of: rounds })}</dd>
        </div>
        {mine.prize > 0 && (
          <div>
            <dt>{state === 'finished' ? messages.yourPrize : messages.prizeOfPlace}</dt>
            <dd>
              <Money amount={mine.prize} tone="gold" />
            </dd>
          </div>
        )}
      </dl>
      {state === 'upcoming' && <p className={styles.note}>{messages.youAreInSoon}</p>}
      {isOpen && (
        <>
          <p className={styles.note}>
            {formatMessage(scoring === 'multiple' ? messages.youAreInFrom : messages.youAreInExactly, {
              amount: formatMoney(stake),
            })}
          </p>
          <ButtonLink href={gamesHref(tournament)} block>
            {messages.seeGames}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
