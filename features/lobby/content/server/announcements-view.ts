import { type AnnouncedContent, announcementsOf, type Audience } from './announcements.ts'

/** The announcements in the specification's format, as part of the configuration. */
export function announcementsView(content: AnnouncedContent, audience: Audience) {
  const { ads, notices, promotionalVideos } = announcementsOf(content, audience)
  return { appLobbyAdConfigList: ads, appNoticeConfigList: notices, appPromotionalVideoList: promotionalVideos }
}
