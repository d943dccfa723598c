import type * as v from 'valibot'
import { channelSettingsIn } from '#features/cashier/channel/server/index.ts'
import { type ContentSection, lobbySections } from '../content.ts'

/** Every section of the lobby's content, with what it may hold. */
export const contentSections = {
  ...lobbySections,
  rechargeTypes: channelSettingsIn,
} satisfies Record<ContentSection, v.GenericSchema>

export type Content = { readonly [S in ContentSection]: v.InferOutput<(typeof contentSections)[S]> }
