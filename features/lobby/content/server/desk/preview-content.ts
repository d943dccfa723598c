import * as v from 'valibot'
import type { AnswerOf } from '#core/contract/call.ts'
import { answer, invalid } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { translated } from '#core/message/local-text.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { announcementsOut } from '#features/office/web-configuration/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { previewContent, previewPath } from '../../preview-contract.ts'
import { type Audience, titleAndBody } from '../announcements.ts'
import { announcementsView } from '../announcements-view.ts'
import { faultOf } from './fault-of.ts'
import type { PreviewKeys } from '../preview-key.ts'
import { type Content, contentSections } from '../content-sections.ts'
import { readContent } from '../read-content.ts'

export type PreviewDependencies = { readonly publicUrl: string; readonly previews: Pick<PreviewKeys, 'make'> }

/** Composes the lobby from a draft by the very functions that compose it for players. Nothing is kept. */
export const previewContentHandler = ({ publicUrl, previews }: PreviewDependencies): Handler =>
  handleStaff(previewContent, async ({ input, db, now }) => {
    const { section, mode, language, at = now } = input
    const parsed = v.safeParse(contentSections[section], input.content)
    if (!parsed.success) return invalid(...parsed.issues.map(faultOf))
    const content: Content = { ...(await readContent(db)), [section]: parsed.output }
    return answer({
      address: new URL(previewPath, publicUrl).href,
      key: previews.make(now),
      draft: draftOf(content, { mode, language, now: at }),
    })
  })

function draftOf(content: Content, audience: Audience): AnswerOf<typeof previewContent>['draft'] {
  const { services } = content
  const { mode, language } = audience
  const announcements = announcementsView(content, audience)
  const configuration = v.parse(announcementsOut, { ...announcements, liveChatPattern: services.liveChatPattern })
  return { mode, configuration, stories: storiesOf(content, language), services: services.queue.map(serviceOf) }
}

const storiesOf = ({ notices, ads }: Content, language: Language) => [
  ...notices.map(({ id, summary, summaryFil, ...story }) => ({
    ...titleAndBody(story, language),
    lead: translated(summary, summaryFil)[language],
    to: `/notice/detail/${id}`,
  })),
  ...ads.map(({ id, text, textFil, ...story }) => ({
    ...titleAndBody(story, language),
    lead: translated(text, textFil)[language],
    to: `/reward/detail/${id}`,
  })),
]

const serviceOf = ({ isOut, ...service }: Content['services']['queue'][number]) => ({
  ...service,
  isOut: isOut ? (1 as const) : (0 as const),
})
