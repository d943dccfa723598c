import { MoneyLinks, usePlayer } from '#features/players/account/player/index.ts'
import { isShownTo, noticeTarget, PosterList, useClickTarget } from '#features/lobby/content/player/index.ts'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { publicationTime } from './publication-time.ts'
import { messages } from './messages/en.ts'

/** The operator's current notices. */
export function NoticePage() {
  const configuration = useLobbyConfiguration()
  const player = usePlayer()
  const targetOf = useClickTarget()
  const notices = configuration.notices.filter((notice) => isShownTo(notice, player))
  return (
    <MenuPage title={messages.news} action={<MoneyLinks />}>
      {notices.length === 0 ? (
        <EmptyState icon="news" title={messages.noNews}>
          {messages.noNewsText}
        </EmptyState>
      ) : (
        <PosterList
          posters={notices.map((notice) => ({
            id: notice.id,
            title: notice.title,
            text: notice.summary,
            picture: notice.imgUrl2,
            target: noticeTarget(notice, targetOf),
            note: publicationTime(notice.publishedAt),
          }))}
        />
      )}
    </MenuPage>
  )
}
