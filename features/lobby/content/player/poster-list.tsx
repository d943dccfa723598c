import type { ReactNode } from 'react'
import { ArtPicture } from '#features/office/web-configuration/player/index.ts'
import { ClickLink } from './click-link.tsx'
import type { ClickTarget } from './click-target.ts'
import styles from './poster-list.module.css'

export type Poster = {
  readonly id: number
  readonly target: ClickTarget
  readonly picture: string
  readonly title: string
  readonly text: string
  readonly note?: ReactNode
}

/** Pieces of the operator's, each with its picture, newest or most important first. */
export function PosterList({ posters }: { readonly posters: readonly Poster[] }) {
  return (
    <ul className={styles.list}>
      {posters.map(({ id, target, picture, title, text, note }) => (
        <li key={id}>
          <ClickLink className={styles.poster} target={target}>
            <span className={styles.art}>
              <ArtPicture picture={picture} sizes="(min-width: 64rem) 560px, 94vw" />
            </span>
            <span className={styles.words}>
              <strong className={styles.title}>{title}</strong>
              {text !== '' && <span className={styles.text}>{text}</span>}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </ClickLink>
        </li>
      ))}
    </ul>
  )
}
