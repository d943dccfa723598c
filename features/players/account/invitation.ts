/** The address parameter of an invitation: a player's invite code. */
export const invitationParameter = 'inviteCode'
/** The parameter's name in addresses shared earlier, which keep working. */
export const earlierInvitationParameter = 'invite'

/** The link that a player gives to friends. A newcomer who registers through it is invited by the player. */
export const invitationLink = (site: string, inviteCode: string): string =>
  `${site}/register?${invitationParameter}=${encodeURIComponent(inviteCode)}`

/** The share addresses of each network, with the player's invitation. */
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
