import { type ChangeEvent, useRef } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import type { UploadItem } from '../identity-words.ts'
import { itemNames } from '../identity-names.ts'
import styles from './identity.module.css'
import { useDocumentUpload } from './use-document-upload.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type DocumentTileProps = {
  readonly item: UploadItem
  readonly uploadedAt: Instant | undefined
  readonly fault: string | undefined
}

const advice: Readonly<Record<UploadItem, string>> = {
  idFront: messages.idFrontTip,
  idBack: messages.idBackTip,
  selfie: messages.selfieTip,
}

/** One picture, taken with the camera or chosen from the device, with upload progress. */
export function DocumentTile({ item, uploadedAt, fault }: DocumentTileProps) {
  const { progress, preview, error, upload } = useDocumentUpload(item)
  const shownFault = error ?? (preview === undefined ? fault : undefined)
  return (
    <Card title={itemNames[item]}>
      <div className={styles.tile}>
        <DocumentFrame item={item} preview={preview} uploadedAt={uploadedAt} />
        {progress !== undefined && (
          <ProgressBar label={messages.uploading} valueText={`${progress}%`} value={progress} max={100} />
        )}
        {shownFault && (
          <p className={styles.fault} role="alert">
            {shownFault}
          </p>
        )}
        <UploadButtons
          item={item}
          isHeld={preview !== undefined || uploadedAt !== undefined}
          isBusy={progress !== undefined}
          onChoose={(file) => void upload(file)}
        />
      </div>
    </Card>
  )
}

type DocumentFrameProps = Pick<DocumentTileProps, 'item' | 'uploadedAt'> & { readonly preview: string | undefined }

/** A preview, the state, or advice. */
function DocumentFrame({ item, preview, uploadedAt }: DocumentFrameProps) {
  const isHeld = preview !== undefined || uploadedAt !== undefined
  return (
    <div className={classNames(styles.place, isHeld && styles.held)}>
      {preview ? (
        <img
          className={styles.picture}
          src={preview}
          alt={formatMessage(messages.photoAlt, { item: itemNames[item] })}
        />
      ) : (
        <div className={styles.empty}>
          <Icon name={uploadedAt === undefined ? 'camera' : 'check-circle'} size={32} />
          {uploadedAt === undefined
            ? advice[item]
            : formatMessage(messages.uploadedAt, { time: formatInstant(uploadedAt) })}
        </div>
      )}
    </div>
  )
}

type UploadButtonsProps = Pick<DocumentTileProps, 'item'> & {
  /** A picture exists: the submit button is now the primary one. */
  readonly isHeld: boolean
  readonly isBusy: boolean
  readonly onChoose: (file: File) => void
}

function UploadButtons({ item, isHeld, isBusy, onChoose }: UploadButtonsProps) {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onChoose(file)
    // Lets the same file be chosen again after a fault.
    currentTarget.value = ''
  }
  const input = { className: styles.input, type: 'file', tabIndex: -1, onChange: take } as const
  return (
    <div className={styles.ways}>
      <Button
        variant={isHeld ? 'secondary' : 'primary'}
        icon="camera"
        onClick={() => camera.current?.click()}
        disabled={isBusy}
      >
        {messages.camera}
      </Button>
      <Button variant="secondary" icon="image" onClick={() => files.current?.click()} disabled={isBusy}>
        {messages.file}
      </Button>
      <input
        {...input}
        ref={camera}
        accept="image/*"
        capture={item === 'selfie' ? 'user' : 'environment'}
        aria-label={formatMessage(messages.cameraFor, { item: itemNames[item] })}
      />
      <input
        {...input}
        ref={files}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label={formatMessage(messages.fileFor, { item: itemNames[item] })}
      />
    </div>
  )
}
