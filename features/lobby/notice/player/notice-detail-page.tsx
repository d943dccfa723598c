import { StoryPage } from '#features/lobby/content/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import styles from './notice-detail-page.module.css'
import { publicationTime } from './publication-time.ts'
import { useNotice } from './use-notice.ts'
import { messages } from './messages/en.ts'

/** One notice with its full text; offline, the copy on the device, or else the summary that every page has. */
export function NoticeDetailPage() {
  const id = Number(useRouteParameter('id'))
  const { notice, failure, refresh } = useNotice(id)
  const known = useLobbyConfiguration().notices.find((notice) => notice.id === id)
  const time = publicationTime(notice?.publishedAt ?? known?.publishedAt)
  return (
    <StoryPage
      title={messages.news}
      story={notice && { ...notice, lead: notice.summary }}
      known={known && { ...known, lead: known.summary }}
      failure={failure}
      onRetry={() => void refresh()}
    >
      {time !== undefined && <p className={styles.time}>{time}</p>}
    </StoryPage>
  )
}
