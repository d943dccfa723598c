import { InnerPage } from '#features/players/account/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { sharedRound } from '../contract.ts'
import { messages } from './messages/en.ts'
import { NotShown } from './not-shown.tsx'
import { ReplayFacts } from './replay-facts.tsx'
import { ReplayFrame } from './replay-frame.tsx'
import styles from './replay-page.module.css'

/** A round that its player shares, for everybody who has the link. */
export function SharedPage() {
  const shareToken = useRouteParameter('token')
  const { answer, failure, refresh, refreshing } = useCallQuery(sharedRound, { shareToken })
  return (
    <InnerPage title={answer?.gameName ?? messages.sharedReplay} wide>
      {answer && (
        <div className={styles.page}>
          <ReplayFrame url={answer.url} gameName={answer.gameName} />
          <ReplayFacts facts={answer} />
          <div>{toGames}</div>
        </div>
      )}
      {!answer && failure && (
        <NotShown
          title={messages.notShared}
          wayOn={toGames}
          failure={failure}
          retrying={refreshing}
          onRetry={() => void refresh()}
        />
      )}
      {!answer && !failure && <Skeleton shape="block" className={styles.wait} />}
    </InnerPage>
  )
}

const toGames = <ButtonLink href="/lobby/home">{messages.seeTheGames}</ButtonLink>
