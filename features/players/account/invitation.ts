/** What an invitation's address carries: a player's code, under the name it has everywhere else. */
export const invitationParameter = 'inviteCode'
/** What addresses that were shared earlier call it. They keep inviting. */
export const earlierInvitationParameter = 'invite'

/** The address that a player gives to friends. Who registers there is invited by the player. */
export const invitationLink = (site: string, inviteCode: string): string =>
  `${site}/register?${invitationParameter}=${encodeURIComponent(inviteCode)}`

/** Where each network takes an address to share, with the player's invitation in it. */
export function invitationShareUrls(site: string, inviteCode: string): Readonly<Record<string, string>> {
  const link = invitationLink(site, inviteCode)
  const shared = encodeURIComponent(link)
  return {
    link,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${shared}`,
    telegram: `https://t.me/share/url?url=${shared}`,
    twitter: `https://x.com/intent/post?url=${shared}`,
    whatsapp: `https://wa.me/?text=${shared}`,
  }
}
