import { createElement, type ReactNode, useState } from 'react'
import { nativeLink } from '#core/client/native-bridge.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { invitationLink, useAccountConfiguration, usePlayer } from '#features/players/account/player/index.ts'
import { nativeBridge } from '#platform/browser/native-app/native-bridge.ts'
import { useInBrowser } from '#platform/browser/late/use-in-browser.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { ShareSheet } from './share-sheet.tsx'
import { messages } from './messages/en.ts'

/**
 * Shares the player's link with the device's share sheet, otherwise with our own, which the caller renders. Without a
 * bound number it leads to binding one.
 */
export function useInvite(inviteCode: string): {
  readonly link: string
  readonly invite: () => void
  readonly shareSheet: ReactNode
} {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const player = usePlayer()
  const navigate = useNavigate()
  const { operatorName } = useAccountConfiguration()
  const text = formatMessage(messages.joinMe, { operatorName })
  const link = invitationLink(
    useInBrowser(() => location.origin, ''),
    inviteCode,
  )

  const share = async () => {
    try {
      if (nativeBridge()) location.assign(nativeLink({ act: 'share', text, url: link }))
      else if ('share' in navigator) await navigator.share({ title: text, text, url: link })
      else setSheetOpen(true)
    } catch (error) {
      // Closing the sheet is a cancellation; any other failure falls back to our sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSheetOpen(true)
    }
  }
  return {
    link,
    shareSheet: createElement(ShareSheet, { link, text, open: isSheetOpen, onClose: () => setSheetOpen(false) }),
    invite: () => {
      if (player?.mobile === '') navigate('/bind')
      else void share()
    },
  }
}
