import type { ReactNode } from 'react'
import type { genericArt } from '../art-keys.ts'
import { ArtPicture, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import styles from './use-scene.module.css'

/** The operator's picture for a page that has nothing to show; undefined where the operator has none. */
export function useScene(uniqueKey: keyof typeof genericArt): ReactNode | undefined {
  const { pictures } = useLobbyConfiguration()
  const image = pictures.find((each) => each.uniqueKey === uniqueKey)
  return (
    image && (
      <span className={styles.scene} aria-hidden>
        <ArtPicture picture={image.img} sizes="200px" />
      </span>
    )
  )
}
