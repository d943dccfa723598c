import { StoryPage } from '#features/lobby/player/index.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { getNotice } from '../contract.ts'
import styles from './notice-detail-page.module.css'

/** One notice, whole. */
export function NoticeDetailPage() {
  const id = Number(useRouteParameter('id'))
  const { answer, failure, refresh } = useCallQuery(getNotice, { id })
  return (
    <StoryPage
      title="News"
      story={answer && { ...answer, lead: answer.summary }}
      failure={failure}
      onRetry={() => void refresh()}
    >
      {answer && <p className={styles.time}>{formatInstant(answer.publishedAt)}</p>}
    </StoryPage>
  )
}
