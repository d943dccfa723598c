import type { IconName } from '#platform/ui/icon/icon-paths.ts'

const icons: Readonly<Record<string, IconName>> = {
  login: 'login',
  bind: 'phone',
  playTiger: 'star',
  firstPay: 'deposit',
  playGame: 'play',
  shop: 'ticket',
  todayPay: 'wallet',
  todayShareSpin: 'wheel',
  followFacebook: 'facebook',
  shareFacebook: 'facebook',
  followTelegram: 'telegram',
  shareTelegram: 'telegram',
  followInstagram: 'instagram',
  shareInstagram: 'instagram',
  followWhatsapp: 'whatsapp',
  shareYouTube: 'youtube',
  shareTwitter: 'share',
}

export const taskIcon = (type: string): IconName => icons[type] ?? 'check-circle'

type Places = {
  readonly socialMedia: readonly { readonly id: string; readonly url: string }[]
  /** Where each network takes the player's invitation. Undefined until the player is known. */
  readonly shareUrlMap: Readonly<Record<string, string>> | undefined
}

/** Where a task of following or sharing leads. Sharing leads to the network's own page for it, with the player's invitation. */
export function socialAddress(type: string, { socialMedia, shareUrlMap }: Places): string | undefined {
  const channel = /^(?:follow|share)(\w+)$/.exec(type)?.[1]?.toLowerCase() ?? ''
  const ours = socialMedia.find(({ id }) => id.toLowerCase() === channel)?.url
  // Videos and pictures are not shared by an address: there the way leads to our own page.
  return type.startsWith('share') ? (shareUrlMap?.[channel] ?? ours) : ours
}

interface Doable {
  readonly type: string
  readonly jump: string
  readonly isAct: boolean
  readonly status: 'open' | 'claimable' | 'claimed'
}

/** Whether there is something to do about a task: following and sharing need an address to lead to. */
export const isDoable = ({ type, jump, isAct, status }: Doable, places: Places): boolean =>
  !isAct || status !== 'open' || jump !== '' || hasAddress(type, places)

/** Until the player is known, an address to share is expected: a task that is listed does not leave the list again. */
const hasAddress = (type: string, places: Places): boolean =>
  socialAddress(type, places) !== undefined || (places.shareUrlMap === undefined && type.startsWith('share'))
