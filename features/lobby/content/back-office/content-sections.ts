import type * as v from 'valibot'
import { channelSettingsIn } from '#features/cashier/channel/back-office/index.ts'
import { type ContentSection, lobbySections } from '../content.ts'

/** Every section, with what the server takes of it: a form shows its faults before it is sent. */
export const contentSections = {
  ...lobbySections,
  rechargeTypes: channelSettingsIn,
} satisfies Record<ContentSection, v.GenericSchema>
