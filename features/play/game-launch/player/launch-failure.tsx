import type { ReactNode } from 'react'
import { commonErrcode } from '#core/contract/envelope.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { startDemo, startGame } from '../contract.ts'
import { messages as reasons } from '../messages/en.ts'
import styles from './launch-failure.module.css'
import type { LaunchFailure as Failure } from './use-game-launch.ts'
import { messages } from './messages/en.ts'

export type LaunchFailureProps = {
  readonly failure: Failure
  readonly maintenancePicture: ReactNode
  readonly onRetry: () => void
  readonly onBack: () => void
}

type Help = {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** Where the player can resolve the reason. */
  readonly way?: { readonly to: string; readonly label: string }
  readonly retry?: true
}

/** Why the game did not start, and what can be done now. */
export function LaunchFailure({ failure, maintenancePicture, onRetry, onBack }: LaunchFailureProps) {
  const hasRoute = useHasRoute()
  const { icon, title, text, way, retry } = helpFor(failure)
  return (
    <div className={styles.failure} role="alert">
      <EmptyState
        icon={icon}
        picture={icon === 'clock' ? maintenancePicture : undefined}
        title={title}
        action={
          <div className={styles.ways}>
            {way && hasRoute(way.to) && <ButtonLink href={way.to}>{way.label}</ButtonLink>}
            {retry && (
              <Button icon="refresh" onClick={onRetry}>
                {messages.tryAgain}
              </Button>
            )}
            <Button variant="secondary" onClick={onBack}>
              {messages.backToLobby}
            </Button>
          </div>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

const { refusals } = startGame
const byErrcode: Readonly<Record<number, Help>> = {
  [refusals.gameNotFound]: { icon: 'search', title: messages.gameNotFound, text: reasons.gameNotFound },
  [refusals.gameUnavailable]: { icon: 'info', title: messages.notAvailable, text: reasons.gameUnavailable },
  [refusals.gameInMaintenance]: {
    icon: 'clock',
    title: messages.inMaintenance,
    text: reasons.gameInMaintenance,
    retry: true,
  },
  [startDemo.refusals.demoClosed]: {
    icon: 'user',
    title: messages.logInToTry,
    text: reasons.demoClosed,
    way: { to: '/login', label: messages.logIn },
  },
  [refusals.playStopped]: {
    icon: 'shield',
    title: messages.playStopped,
    text: reasons.playStopped,
    way: { to: '/profile/limits', label: messages.limitsAndBreaks },
  },
  [refusals.kycNeeded]: {
    icon: 'user',
    title: messages.identityNeeded,
    text: reasons.kycNeeded,
    way: { to: '/walletsKyc', label: messages.verifyIdentity },
  },
  [commonErrcode.notFromHere]: { icon: 'info', title: messages.notAvailableHere, text: reasons.notFromHere },
  [refusals.limitReached]: {
    icon: 'shield',
    title: messages.limitReached,
    text: reasons.limitReached,
    way: { to: '/profile/limits', label: messages.myLimits },
  },
}

/** There was no answer: the launch is retried once the server can be reached. */
export const isUnreachable = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'timeout'

export function helpFor(failure: Failure): Help {
  if (failure.kind === 'noGame') return byErrcode[refusals.gameNotFound] ?? unknown(refusals.gameNotFound)
  if (isUnreachable(failure)) {
    return { icon: 'offline', title: messages.noConnection, text: reasons.unreachable, retry: true }
  }
  if (failure.kind === 'refusal') return byErrcode[failure.errcode] ?? unknown(failure.errcode, failure.msg)
  return unknown(failure.kind === 'fault' ? failure.code : 400)
}

const unknown = (code: number, text = ''): Help => ({
  icon: 'warning',
  title: messages.gameDidNotStart,
  text: text === '' ? formatMessage(reasons.failed, { code }) : text,
  retry: true,
})
