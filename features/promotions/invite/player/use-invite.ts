import { invitationLink, usePlayer } from '#features/players/account/player/index.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages } from './messages/en.ts'

/**
 * Shares the player's link with the device's share sheet, otherwise copies it. Without a bound number it leads to
 * binding one.
 */
export function useInvite(inviteCode: string): { readonly link: string; readonly invite: () => void } {
  const player = usePlayer()
  const navigate = useNavigate()
  const link = invitationLink(typeof location === 'undefined' ? '' : location.origin, inviteCode)

  const share = async () => {
    const text = messages.joinMe
    try {
      if ('share' in navigator) await navigator.share({ title: text, text, url: link })
      else await copy(link)
    } catch (error) {
      // Closing the sheet is a cancellation; any other failure falls back to the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link)
    }
  }
  return {
    link,
    invite: () => {
      if (player?.mobile === '') navigate('/bind')
      else void share()
    },
  }
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast(messages.copySuccess, { tone: 'success' })
  } catch {
    toast(messages.copyFail, { tone: 'error' })
  }
}
