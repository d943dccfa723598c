import { StoryPage, useLobbyConfiguration } from '#features/lobby/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { getNotice } from '../contract.ts'
import styles from './notice-detail-page.module.css'
import { publicationTime } from './publication-time.ts'

/** One notice, whole; without a network as much of it as every page brings. */
export function NoticeDetailPage() {
  const id = Number(useRouteParameter('id'))
  const { answer, failure, refresh } = useCallQuery(getNotice, { id })
  const known = useLobbyConfiguration().appNoticeConfigList.find((notice) => notice.id === id)
  const time = publicationTime(answer?.publishedAt ?? known?.publishedAt)
  return (
    <StoryPage
      title="News"
      story={answer && { ...answer, lead: answer.summary }}
      known={known && { ...known, lead: known.summary }}
      failure={failure}
      onRetry={() => void refresh()}
    >
      {time !== undefined && <p className={styles.time}>{time}</p>}
    </StoryPage>
  )
}
