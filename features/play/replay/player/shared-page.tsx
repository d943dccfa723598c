import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { sharedRound } from '../contract.ts'
import { messages } from './messages/en.ts'
import { ReplayFacts } from './replay-facts.tsx'
import { ReplayFrame } from './replay-frame.tsx'
import styles from './replay-page.module.css'

/** A round that its player shares, for everybody who has the link. */
export function SharedPage() {
  const shareToken = useRouteParameter('token')
  const { answer, failure, refresh, refreshing } = useCallQuery(sharedRound, { shareToken })
  const toGames = <ButtonLink href="/lobby/home">{messages.seeTheGames}</ButtonLink>
  return (
    <InnerPage title={answer?.gameName ?? messages.sharedReplay} wide>
      {failure?.kind === 'refusal' && !answer && (
        <EmptyState icon="share" title={messages.sharedReplay} action={toGames}>
          {failureText(failure)}
        </EmptyState>
      )}
      {failure && failure.kind !== 'refusal' && !answer && (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      )}
      {!failure && !answer && <Skeleton shape="block" className={styles.wait} />}
      {answer && (
        <div className={styles.page}>
          <ReplayFrame url={answer.url} gameName={answer.gameName} />
          <ReplayFacts facts={answer} />
          <div>{toGames}</div>
        </div>
      )}
    </InnerPage>
  )
}
