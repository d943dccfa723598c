import type { Instant } from '#core/clock/instant.ts'
import type { SiteMode } from '#core/enumerations/site-mode.ts'
import { type AnnouncedContent, announcementsOf } from './announcements.ts'

/** The announcements in the specification's format, as part of the configuration. */
export function announcementsView(content: AnnouncedContent, mode: SiteMode, now: Instant) {
  const { ads, notices, promotionalVideos } = announcementsOf(content, mode, now)
  return { appLobbyAdConfigList: ads, appNoticeConfigList: notices, appPromotionalVideoList: promotionalVideos }
}
