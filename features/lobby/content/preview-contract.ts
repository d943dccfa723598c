import * as v from 'valibot'
import { instantIn } from '#core/clock/wire-instant.ts'
import { staffCall } from '#core/contract/staff-call.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import { siteModes } from '#core/enumerations/site-mode.ts'
import { languages } from '#core/language/language.ts'
import { contentSectionNames } from './content.ts'

const modeIn = v.picklist(siteModes)

/** The page of the player's app that shows a draft, for a part of the lobby. Only the back office may frame it. */
export const previewPath = '/preview/'

export type PreviewPart = 'home' | 'popup' | 'rewards' | 'notices' | 'services'

const storyOut = v.object({
  to: v.string(),
  title: v.string(),
  lead: v.string(),
  body: v.array(v.string()),
  imgUrl2: v.string(),
  clickType: enumerationOut(jumpKind),
  clickAction: v.string(),
})

/** The draft in the formats that players get. */
const lobbyDraftOut = v.object({
  mode: modeIn,
  /** The parts of the lobby's configuration that follow from the content. */
  configuration: v.record(v.string(), v.unknown()),
  /** What opens with a tap on a notice or a reward, by its address. */
  stories: v.array(storyOut),
  services: v.array(
    v.object({
      id: v.number(),
      nickname: v.string(),
      url: v.string(),
      isOut: v.picklist([0, 1]),
      hours: v.string(),
    }),
  ),
})
export type LobbyDraft = v.InferOutput<typeof lobbyDraftOut>

export const previewContent = staffCall({
  path: 'lobbyContentPreview',
  summary: 'Returns a draft as players would see it, by mode and time, and the address of its preview.',
  permission: 'lobbyContent.view',
  request: v.object({
    section: v.picklist(contentSectionNames),
    content: v.unknown(),
    mode: modeIn,
    language: v.optional(v.picklist(languages), 'en'),
    /** Defaults to now. */
    at: v.optional(instantIn),
  }),
  response: v.object({
    /** Without the part: the part and then `key` are put behind it. */
    address: v.string(),
    key: v.string(),
    draft: lobbyDraftOut,
  }),
  refusals: {},
})
