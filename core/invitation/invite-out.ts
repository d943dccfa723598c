import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'

/** A friend who came by a player's link, as shown to the player. */
export const inviteOut = v.object({
  name: v.string(),
  state: v.picklist(['pending', 'valid', 'late', 'void']),
  time: instantOut,
})

export type ShownInvite = v.InferOutput<typeof inviteOut>
