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
  readonly site: string
}

/** Where a task of following or sharing leads. Sharing leads to the network's own page for it, with our address. */
export function socialAddress(type: string, { socialMedia, site }: Places): string | undefined {
  const channel = /^(?:follow|share)(\w+)$/.exec(type)?.[1]?.toLowerCase()
  const ours = socialMedia.find(({ id }) => id.toLowerCase() === channel)?.url
  if (type.startsWith('follow')) return ours
  const shared = encodeURIComponent(site)
  switch (type) {
    case 'shareFacebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${shared}`
    case 'shareTelegram':
      return `https://t.me/share/url?url=${shared}`
    case 'shareTwitter':
      return `https://x.com/intent/post?url=${shared}`
    // Videos and pictures are not shared by an address: there the way leads to the house's own page.
    default:
      return ours
  }
}

interface Doable {
  readonly type: string
  readonly jump: string
  readonly isAct: boolean
  readonly status: 'open' | 'claimable' | 'claimed'
}

/** Whether there is something to do about a task: following and sharing ask for a place of the house to lead to. */
export const isDoable = ({ type, jump, isAct, status }: Doable, places: Places): boolean =>
  !isAct || status !== 'open' || jump !== '' || socialAddress(type, places) !== undefined
