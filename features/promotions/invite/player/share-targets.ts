import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { messages } from './messages/en.ts'

export type ShareTarget = { readonly name: string; readonly icon: IconName; readonly address: string }

/** Where an invitation can be shared, with the address that opens each app. */
export function shareTargets(link: string, text: string): readonly ShareTarget[] {
  const url = encodeURIComponent(link)
  const message = encodeURIComponent(`${text} ${link}`)
  return [
    { name: messages.messenger, icon: 'chat', address: `fb-messenger://share?link=${url}` },
    { name: messages.viber, icon: 'phone', address: `viber://forward?text=${message}` },
    {
      name: messages.telegram,
      icon: 'share',
      address: `https://t.me/share/url?url=${url}&text=${encodeURIComponent(text)}`,
    },
    { name: messages.textMessage, icon: 'mail', address: `sms:?&body=${message}` },
  ]
}
