import * as v from 'valibot'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { earlierInvitationParameter, invitationParameter } from '../../invitation.ts'

const inviteKey = 'inviteCode'
const inviteSchema = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]{1,16}$/))

/** The invite code in the address, otherwise the one stored from an earlier visit. */
export function takeInviteCode(given: string | undefined): string | undefined {
  const invite = v.safeParse(inviteSchema, given)
  if (!invite.success) return recallInviteCode()
  localStore.write(inviteKey, invite.output)
  return invite.output
}

/** Stores an invitation from whatever address a visit starts with: a friend who looks around first is still invited. */
export function keepInvitation(search: string): void {
  const query = new URLSearchParams(search)
  takeInviteCode(query.get(invitationParameter) ?? query.get(earlierInvitationParameter) ?? undefined)
}

export const recallInviteCode = (): string | undefined => localStore.read(inviteKey, inviteSchema)

export const forgetInviteCode = (): void => localStore.remove(inviteKey)
