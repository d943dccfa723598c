import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react'
import { milliseconds } from '#core/clock/duration.ts'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRequestIds } from '#platform/browser/client/use-request-id.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { sendSupportMessage, sendSupportPicture } from '../contract.ts'
import { chatTextLengthMax } from '../chat-terms.ts'
import { pictureInBase64 } from './picture-in-base64.ts'
import styles from './support-chat.module.css'
import { messages } from './messages/en.ts'

export type ChatComposerProps = {
  /** It stays in view while the page scrolls. */
  readonly isAtHand: boolean
  readonly onSent: () => Promise<void>
}

/** Two messages may follow each other faster than two payments. */
const pause = milliseconds(300)

/** Writes a message or sends a photo. The text stays until it has been received. */
export function ChatComposer({ isAtHand, onSent }: ChatComposerProps) {
  const { text, setText, fault, sendText, sendFile, pending } = useComposer(onSent)
  const files = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) void sendFile(file)
    // Lets the same file be chosen again after a fault.
    currentTarget.value = ''
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void sendText()
  }
  return (
    <form className={classNames(styles.composer, isAtHand && styles.atHand)} onSubmit={submit} noValidate>
      <TextArea
        label={messages.yourMessage}
        placeholder={messages.writeMessage}
        rows={2}
        maxLength={chatTextLengthMax}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.acts}>
        <IconButton icon="image" variant="filled" label={messages.sendPhoto} onClick={() => files.current?.click()} />
        <input
          ref={files}
          className={styles.input}
          type="file"
          tabIndex={-1}
          accept="image/jpeg,image/png,image/webp"
          aria-label={messages.sendPhoto}
          onChange={choose}
        />
        <Button type="submit" loading={pending}>
          {messages.send}
        </Button>
      </div>
    </form>
  )
}

function useComposer(onSent: () => Promise<void>) {
  const message = useCallMutation(sendSupportMessage)
  const picture = useCallMutation(sendSupportPicture)
  const keys = useRequestIds()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()

  const settle = async (fingerprint: string, reply: Reply<Call>) => {
    keys.settle(fingerprint, reply)
    if (reply.kind === 'answer') await onSent()
    else if (reply.kind === 'invalid') setFault(reply.faults[0]?.msg)
    else if (reply.kind !== 'signedOut') setFault(failureText(reply))
  }
  const sendingText = useOneAct(async () => {
    setFault(undefined)
    const reply = await message.send({ text, messageKey: keys.idFor(text) })
    if (reply.kind === 'answer') setText('')
    await settle(text, reply)
  }, pause)
  const sendingFile = useOneAct(async (file: File) => {
    setFault(undefined)
    const base64 = await pictureInBase64(file)
    if (base64 === undefined) return setFault(messages.photoTooLarge)
    const fingerprint = `photo ${file.name} ${file.size} ${file.lastModified}`
    await settle(fingerprint, await picture.send({ picture: base64, messageKey: keys.idFor(fingerprint) }))
  }, pause)
  const pending = sendingText.pending || sendingFile.pending
  return { text, setText, fault, sendText: sendingText.begin, sendFile: sendingFile.begin, pending }
}
