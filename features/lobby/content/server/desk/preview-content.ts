import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { answer, invalid } from '#core/contract/outcome.ts'
import type { SiteMode } from '#core/enumerations/site-mode.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { announcementsOut } from '#features/office/web-configuration/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { type Content, contentSections } from '../../content.ts'
import { previewContent, previewPath } from '../../preview-contract.ts'
import { announcementsView } from '../announcements-view.ts'
import { faultOf } from './fault-of.ts'
import type { PreviewKeys } from '../preview-key.ts'
import { readContent } from '../read-content.ts'

export type PreviewDependencies = { readonly publicUrl: string; readonly previews: Pick<PreviewKeys, 'make'> }

/** Composes the lobby from a draft by the very functions that compose it for players. Nothing is kept. */
export const previewContentHandler = ({ publicUrl, previews }: PreviewDependencies): Handler =>
  handleStaff(previewContent, async ({ input, db, now }) => {
    const { section, mode, at = now } = input
    const parsed = v.safeParse(contentSections[section], input.content)
    if (!parsed.success) return invalid(...parsed.issues.map(faultOf))
    const content: Content = { ...(await readContent(db)), [section]: parsed.output }
    return answer({
      address: new URL(previewPath, publicUrl).href,
      key: previews.make(now),
      draft: draftOf(content, mode, at),
    })
  })

function draftOf(content: Content, mode: SiteMode, at: Instant): AnswerOf<typeof previewContent>['draft'] {
  const { services } = content
  const announcements = announcementsView(content, mode, at)
  const configuration = v.parse(announcementsOut, { ...announcements, liveChatPattern: services.liveChatPattern })
  return { mode, configuration, stories: storiesOf(content), services: services.queue.map(serviceOf) }
}

const storiesOf = ({ notices, ads }: Content) => [
  ...notices.map(({ id, summary, ...story }) => ({ ...story, lead: summary, to: `/notice/detail/${id}` })),
  ...ads.map(({ id, text, ...story }) => ({ ...story, lead: text, to: `/reward/detail/${id}` })),
]

const serviceOf = ({ isOut, ...service }: Content['services']['queue'][number]) => ({
  ...service,
  isOut: isOut ? (1 as const) : (0 as const),
})
