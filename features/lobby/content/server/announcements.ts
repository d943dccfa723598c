import { wireFlagOf } from '#core/enumerations/wire-flag.ts'
import { type Instant, instant } from '#core/clock/instant.ts'
import type { SiteMode } from '#core/enumerations/site-mode.ts'
import type { Content } from '../content.ts'
import { isWithinWindow, withPermit } from '../rules.ts'

export type AnnouncedContent = Pick<Content, 'ads' | 'notices' | 'promotionalVideos'>

/** The announcements of a mode at a moment. Green is the quiet mode: it has neither promotional videos nor featured entries. */
export function announcementsOf({ ads, notices, promotionalVideos }: AnnouncedContent, mode: SiteMode, now: Instant) {
  const shown = <
    E extends { readonly modes: readonly SiteMode[]; readonly sort: number } & Parameters<typeof isWithinWindow>[0],
  >(
    entries: readonly E[],
  ): E[] => entries.filter((entry) => entry.modes.includes(mode) && isWithinWindow(entry, now)).toSorted(bySort)
  return {
    ads: shown(ads)
      .filter(({ place }) => mode !== 'green' || place !== 'featured')
      .map((ad) => ({ ...ad, text: withPermit(ad.text, ad, mode) })),
    notices: shown(notices).map((notice) => ({
      ...notice,
      summary: withPermit(notice.summary, notice, mode),
      isH5Pop: wireFlagOf(notice.isH5Pop),
      publishedAt: notice.from === 'always' ? instant(0) : notice.from,
    })),
    promotionalVideos: mode === 'green' ? [] : promotionalVideos.toSorted(bySort),
  }
}

const bySort = (a: { readonly sort: number }, b: { readonly sort: number }): number => a.sort - b.sort
