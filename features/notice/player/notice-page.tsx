import { usePlayer } from '#features/account/player/index.ts'
import { isShownTo, LobbyPage, PosterList, useLobbyConfiguration } from '#features/lobby/player/index.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'

/** Everything the operator has to tell at present. */
export function NoticePage() {
  const { appNoticeConfigList } = useLobbyConfiguration()
  const player = usePlayer()
  const notices = appNoticeConfigList.filter((notice) => isShownTo(notice, player))
  return (
    <LobbyPage title="News">
      {notices.length === 0 ? (
        <EmptyState icon="news" title="No news is good news">
          When there is something to know, it stands here.
        </EmptyState>
      ) : (
        <PosterList
          posters={notices.map(({ id, title, summary, imgUrl2, publishedAt }) => ({
            id,
            title,
            text: summary,
            picture: imgUrl2,
            to: `/notice/detail/${id}`,
            note: formatInstant(publishedAt),
          }))}
        />
      )}
    </LobbyPage>
  )
}
