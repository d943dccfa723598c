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

type TaskAddresses = {
  readonly socialMedia: readonly { readonly id: string; readonly url: string }[]
  /** The share addresses with the player's invitation, by network. Undefined until the player is known. */
  readonly shareUrlMap: Readonly<Record<string, string>> | undefined
}

/** The target of a follow or share task. Sharing opens the network's own share page with the player's invitation. */
export function socialAddress(type: string, { socialMedia, shareUrlMap }: TaskAddresses): string | undefined {
  const channel = /^(?:follow|share)(\w+)$/.exec(type)?.[1]?.toLowerCase() ?? ''
  const ours = socialMedia.find(({ id }) => id.toLowerCase() === channel)?.url
  // Videos and pictures cannot be shared by address: those lead to our own page.
  return type.startsWith('share') ? (shareUrlMap?.[channel] ?? ours) : ours
}

interface Doable {
  readonly type: string
  readonly jump: string
  readonly isAct: boolean
  readonly status: 'open' | 'claimable' | 'claimed'
}

/** Whether a task can be acted on: following and sharing need a target address. */
export const isDoable = ({ type, jump, isAct, status }: Doable, addresses: TaskAddresses): boolean =>
  !isAct || status !== 'open' || jump !== '' || hasAddress(type, addresses)

/** Until the player is known, a share address is assumed: a listed task does not disappear again. */
const hasAddress = (type: string, addresses: TaskAddresses): boolean =>
  socialAddress(type, addresses) !== undefined || (addresses.shareUrlMap === undefined && type.startsWith('share'))
