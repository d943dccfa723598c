import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import styles from './live-chat.module.css'
import { liveChatAddress } from './service-way.ts'

export type LiveChatProps = { readonly licence: string; readonly open: boolean; readonly onClose: () => void }

/** The live chat, loaded when it is opened. It keeps its conversation when reopened. */
export function LiveChat({ licence, open, onClose }: LiveChatProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Live chat" form="full" flush>
      <iframe
        className={styles.chat}
        src={liveChatAddress(licence)}
        title="Live chat with customer service"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    </Sheet>
  )
}
