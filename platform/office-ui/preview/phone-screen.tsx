import { useEffect, useRef, useState } from 'react'
import { previewDraft, previewReady } from '#platform/browser/preview/preview-messages.ts'
import { messages } from '../messages/en.ts'
import styles from './phone-screen.module.css'

/** A draft as the server returns it: the preview's address, its key, and the draft itself. */
type Preview = { readonly address: string; readonly key: string; readonly draft: object }

type PhoneScreenProps = { readonly part: string; readonly preview: Preview | undefined }

/** A phone with the player's app in it, showing one part of a draft. */
export const PhoneScreen = ({ part, preview }: PhoneScreenProps) => (
  <div className={styles.phone}>{preview && <Screen part={part} preview={preview} />}</div>
)

function Screen({ part, preview }: { readonly part: string; readonly preview: Preview }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  // The page is opened once; later drafts are posted to it.
  const [address] = useState(() => `${preview.address}${part}?key=${encodeURIComponent(preview.key)}`)

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && isReady(data)) setReady(true)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  useEffect(() => {
    const message = { kind: previewDraft, draft: preview.draft }
    if (ready) frame.current?.contentWindow?.postMessage(message, new URL(address).origin)
  }, [ready, address, preview.draft])

  return <iframe ref={frame} className={styles.screen} src={address} title={messages.lobbyOnPhone} />
}

const isReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === previewReady
