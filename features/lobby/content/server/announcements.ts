import { wireFlagOf } from '#core/enumerations/wire-flag.ts'
import { type Instant, instant } from '#core/clock/instant.ts'
import type { SiteMode } from '#core/enumerations/site-mode.ts'
import type { Language } from '#core/language/language.ts'
import { translated } from '#core/message/local-text.ts'
import type { Content } from './content-sections.ts'
import { isWithinWindow, withPermit } from '../rules.ts'

export type AnnouncedContent = Pick<Content, 'ads' | 'notices' | 'promotionalVideos'>

/** The players who see the announcements, and the moment. */
export type Audience = { readonly mode: SiteMode; readonly language: Language; readonly now: Instant }

/** The announcements for an audience. Green is the quiet mode: it has neither promotional videos nor featured entries. */
export function announcementsOf(
  { ads, notices, promotionalVideos }: AnnouncedContent,
  { mode, language, now }: Audience,
) {
  const shown = <
    E extends { readonly modes: readonly SiteMode[]; readonly sort: number } & Parameters<typeof isWithinWindow>[0],
  >(
    entries: readonly E[],
  ): E[] => entries.filter((entry) => entry.modes.includes(mode) && isWithinWindow(entry, now)).toSorted(bySort)
  return {
    ads: shown(ads)
      .filter(({ place }) => mode !== 'green' || place !== 'featured')
      .map(({ textFil, ...ad }) => ({
        ...titleAndBody(ad, language),
        text: withPermit(translated(ad.text, textFil)[language], ad, mode),
      })),
    notices: shown(notices).map(({ summaryFil, ...notice }) => ({
      ...titleAndBody(notice, language),
      summary: withPermit(translated(notice.summary, summaryFil)[language], notice, mode),
      isH5Pop: wireFlagOf(notice.isH5Pop),
      publishedAt: notice.from === 'always' ? instant(0) : notice.from,
    })),
    promotionalVideos:
      mode === 'green'
        ? []
        : promotionalVideos
            .map(({ titleFil, ...video }) => ({ ...video, title: translated(video.title, titleFil)[language] }))
            .toSorted(bySort),
  }
}

type Bilingual = {
  readonly title: string
  readonly titleFil: string
  readonly body: readonly string[]
  readonly bodyFil: readonly string[]
}

/** Title and body in one language: Filipino that is empty shows the English. */
export function titleAndBody<E extends Bilingual>({ titleFil, bodyFil, ...entry }: E, language: Language) {
  const body = language === 'fil' && bodyFil.length > 0 ? bodyFil : entry.body
  return { ...entry, title: translated(entry.title, titleFil)[language], body: [...body] }
}

const bySort = (a: { readonly sort: number }, b: { readonly sort: number }): number => a.sort - b.sort
