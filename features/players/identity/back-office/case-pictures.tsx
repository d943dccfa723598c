import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { uploadItems } from '../identity-words.ts'
import { itemNames } from '../identity-names.ts'
import { viewDocument } from '../staff-contract.ts'
import type { IdentityCase } from './identity-case.ts'
import styles from './identity-page.module.css'
import { useIdentityAction } from './use-identity-action.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

type PicturesProps = {
  readonly found: IdentityCase
  readonly purpose: string
  readonly onSeen: (item: Document['item']) => void
}
type Document = IdentityCase['documents'][number]

/** The pictures side by side. Each is loaded on request, because each view is recorded. */
export function CasePictures({ found, purpose, onSeen }: PicturesProps) {
  return (
    <Card title={messages.photos}>
      <div className={styles.pictures}>
        {uploadItems.map((item) => {
          const document = found.documents.find((each) => each.item === item)
          return (
            <figure key={`${item} ${document?.uploadedAt ?? 0}`} className={styles.figure}>
              <figcaption>
                {itemNames[item]}
                {document && <span className={styles.soft}> · {formatInstant(document.uploadedAt)}</span>}
              </figcaption>
              {document ? (
                <Picture playerId={found.playerId} document={document} purpose={purpose} onSeen={() => onSeen(item)} />
              ) : (
                <p className={styles.soft}>{messages.photoMissing}</p>
              )}
            </figure>
          )
        })}
      </div>
    </Card>
  )
}

type PictureProps = {
  readonly playerId: number
  readonly document: Document
  readonly purpose: string
  readonly onSeen: () => void
}

function Picture({ playerId, document: { item }, purpose, onSeen }: PictureProps) {
  const act = useIdentityAction()
  const [address, setAddress] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isLarge, setIsLarge] = useState(false)
  const show = async () => {
    setFailure(undefined)
    const reply = await act(viewDocument, { playerId, item, reason: purpose })
    if (reply.kind === 'answer') {
      setAddress(`data:${reply.body.mediaType};base64,${reply.body.content}`)
      onSeen()
    } else if (reply.kind !== 'signedOut') setFailure(failureText(reply))
  }
  if (failure !== undefined) return <Notice tone="danger">{failure}</Notice>
  if (address === undefined) {
    return (
      <Button variant="secondary" icon="eye" onClick={() => void show()}>
        {messages.show}
      </Button>
    )
  }
  return (
    <div className={classNames(styles.lens, isLarge && styles.large)}>
      <button type="button" className={styles.zoom} onClick={() => setIsLarge(!isLarge)} aria-pressed={isLarge}>
        <img
          src={address}
          alt={formatMessage(isLarge ? messages.zoomOut : messages.zoomIn, { item: itemNames[item] })}
        />
      </button>
    </div>
  )
}
