import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { readGameReturns } from '../contract.ts'
import { GameReturnRow } from './game-return-row.tsx'
import styles from './game-returns-page.module.css'
import { messages } from './messages/en.ts'

type Answer = ResponseOf<typeof readGameReturns>

/** What each game returned to all players, against what it declares. Open to everybody. */
export function GameReturnsPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(readGameReturns, {})
  return (
    <InnerPage title={messages.title}>
      <div className={styles.page}>
        <Card title={messages.howToRead}>
          <p>{messages.howRounds}</p>
          <p>{messages.howRange}</p>
          <p>{messages.howOutside}</p>
        </Card>
        {answer && (answer.games.length === 0 ? <NoGames /> : <Games answer={answer} />)}
        {!answer && failure && (
          <ErrorState title={messages.notLoaded} onRetry={() => void refresh()} retrying={refreshing}>
            {failureText(failure)}
          </ErrorState>
        )}
        {!answer && !failure && (
          <SkeletonGroup className={styles.skeletons} label={messages.loading}>
            <Skeleton shape="block" className={styles.waiting} />
            <Skeleton shape="block" className={styles.waiting} />
          </SkeletonGroup>
        )}
      </div>
    </InnerPage>
  )
}

function NoGames() {
  return (
    <Card title={messages.games}>
      <EmptyState icon="graph" title={messages.notCounted} />
    </Card>
  )
}

function Games({ answer: { games, countedUntil } }: { readonly answer: Answer }) {
  const time = countedUntil === null ? null : formatInstant(countedUntil)
  const chosen = Number(useQueryParameter('game'))
  const [text, setText] = useState('')
  const words = text.trim().toLowerCase()
  const found = games.filter(({ name }) => name.toLowerCase().includes(words))
  const shown = [...found.filter(({ gameId }) => gameId === chosen), ...found.filter(({ gameId }) => gameId !== chosen)]
  return (
    <Card title={messages.games} flush>
      <div className={styles.search}>
        <TextField
          label={messages.findGame}
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={styles.counted}>
          {time === null ? messages.notCounted : formatMessage(messages.countedUntil, { time })}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="search" title={messages.noGames} />
      ) : (
        <ul className={styles.games}>
          {shown.map((game) => (
            <GameReturnRow key={game.gameId} game={game} isChosen={game.gameId === chosen} />
          ))}
        </ul>
      )}
    </Card>
  )
}
