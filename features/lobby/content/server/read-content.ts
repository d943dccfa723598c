import * as v from 'valibot'
import type { Queryable } from '#platform/db/queryable.ts'
import { type ContentSection, emptyContent } from '../content.ts'
import { type Content, contentSections } from './content-sections.ts'
import { contentListNewest } from './store/content.store.ts'

/** The lobby's content that acts now. What the operator has never set is empty. */
export async function readContent(db: Queryable): Promise<Content> {
  const rows = await contentListNewest(db)
  const kept = new Map(rows.map(({ section, content }) => [section, content]))
  const of = (section: ContentSection): unknown => kept.get(section) ?? emptyContent[section]
  return {
    ads: v.parse(contentSections.ads, of('ads')),
    notices: v.parse(contentSections.notices, of('notices')),
    promotionalVideos: v.parse(contentSections.promotionalVideos, of('promotionalVideos')),
    genericImages: v.parse(contentSections.genericImages, of('genericImages')),
    rechargeTypes: v.parse(contentSections.rechargeTypes, of('rechargeTypes')),
    props: v.parse(contentSections.props, of('props')),
    levels: v.parse(contentSections.levels, of('levels')),
    loginPay: v.parse(contentSections.loginPay, of('loginPay')),
    download: v.parse(contentSections.download, of('download')),
    services: v.parse(contentSections.services, of('services')),
    site: v.parse(contentSections.site, of('site')),
  }
}
