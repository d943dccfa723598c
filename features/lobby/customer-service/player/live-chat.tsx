import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import styles from './live-chat.module.css'
import { liveChatAddress } from './service-way.ts'
import { messages } from './messages/en.ts'

export type LiveChatProps = { readonly licence: string; readonly open: boolean; readonly onClose: () => void }

/** The live chat, loaded when it is opened. It keeps its conversation when reopened. */
export function LiveChat({ licence, open, onClose }: LiveChatProps) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.liveChat} form="full" flush>
      <iframe
        className={styles.chat}
        src={liveChatAddress(licence)}
        title={messages.liveChatFrame}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    </Sheet>
  )
}
