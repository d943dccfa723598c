import { formatInstant } from '#core/clock/manila-format.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { watchRound } from '../contract.ts'
import { messages } from './messages/en.ts'
import { NotShown } from './not-shown.tsx'
import { ReplayFacts } from './replay-facts.tsx'
import { ReplayFrame } from './replay-frame.tsx'
import styles from './replay-page.module.css'
import { SharePanel } from './share-panel.tsx'

/** One of the player's own rounds, watched again, with the link that shares it. */
export function ReplayPage() {
  const roundId = useRouteParameter('roundId')
  const { answer, failure, refresh, refreshing } = useCallQuery(watchRound, { roundId })
  return (
    <InnerPage title={answer?.gameName ?? messages.replay} wide>
      {failure && !answer && (
        <NotShown
          title={messages.roundNotShown}
          wayOn={<ButtonLink href="/record/bets">{messages.betHistory}</ButtonLink>}
          failure={failure}
          retrying={refreshing}
          onRetry={() => void refresh()}
        />
      )}
      {!failure && !answer && <Skeleton shape="block" className={styles.wait} />}
      {answer && (
        <div className={styles.page}>
          <ReplayFrame url={answer.url} gameName={answer.gameName} />
          <ReplayFacts facts={answer} time={formatInstant(answer.time)} />
          <SharePanel roundId={roundId} shareToken={answer.shareToken} onChanged={() => void refresh()} />
        </div>
      )}
    </InnerPage>
  )
}
