import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import styles from '#platform/ui/empty-state/empty-state.module.css'
import { NightSign } from '#platform/ui/empty-state/night-sign.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export interface ErrorStateProps {
  icon?: IconName | undefined
  title?: ReactNode
  /** Why, and what to do. */
  children?: ReactNode
  /** For the player to quote to support. */
  code?: number | string | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
}

export function ErrorState(props: ErrorStateProps) {
  const { icon = 'warning', title = messages.didNotLoad, children, code, onRetry, retrying } = props
  return (
    <div className={styles.state} role="alert">
      <NightSign icon={icon} />
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {code !== undefined && <p className={styles.code}>{formatMessage(messages.errorCode, { code })}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" icon="refresh" onClick={onRetry} loading={retrying}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
