import type { ReactNode } from 'react'
import { useBack } from '#platform/browser/router/use-back.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { messages } from './messages/en.ts'
import styles from './legal-document-page.module.css'

export type LegalHeaderProps = { readonly title: string; readonly children?: ReactNode }

/** The header of every legal page: back, title, and actions on the text. */
export function LegalHeader({ title, children }: LegalHeaderProps) {
  const back = useBack('/lobby/home')
  return (
    <header className={styles.header}>
      <IconButton icon="back" label={messages.back} onClick={back} className={styles.tool} />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  )
}
