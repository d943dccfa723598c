import { type ReactNode, useState } from 'react'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { setSwitch, type SwitchName, viewSwitches } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './switches-page.module.css'

type Words = { readonly title: string; readonly icon: IconName; readonly open: string; readonly stopped: string }

const words: Readonly<Record<SwitchName, Words>> = {
  play: {
    title: messages.allPlay,
    icon: 'play',
    open: messages.gamesCanBeStartedAnd,
    stopped: messages.noGameStartsAndNo,
  },
  deposits: {
    title: messages.deposits,
    icon: 'deposit',
    open: messages.playersCanBeginDeposits,
    stopped: messages.noDepositBeginsPaymentsUnder,
  },
  withdrawals: {
    title: messages.withdrawals,
    icon: 'withdraw',
    open: messages.playersCanAskForWithdrawals,
    stopped: messages.noWithdrawalBeginsThoseUnder,
  },
}

type SwitchTurn = { readonly name: SwitchName; readonly isOpen: boolean }

export function SwitchesPage() {
  const { answer, failure } = useStaffQuery(viewSwitches, {}, { refreshEveryMs })
  const may = useMay()
  const [turn, setTurn] = useState<SwitchTurn>()
  return (
    <>
      <PageHead title={messages.switches}>{messages.forTheMomentInWhich}</PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <ul className={styles.switches}>
        {answer?.switches.map(({ name, isOpen }) => (
          <SwitchRow key={name} name={name} isOpen={isOpen} onTurn={() => setTurn({ name, isOpen: !isOpen })} />
        ))}
        {may('catalogue.view') && (
          <LinkRow icon="dice" title={messages.oneGameOneBrandOne} about={messages.maintenanceInTheCatalogue}>
            <ButtonLink href="/catalogue" variant="secondary">
              {messages.toTheCatalogue}
            </ButtonLink>
          </LinkRow>
        )}
        {may('player.view') && (
          <LinkRow icon="user" title={messages.onePlayer} about={messages.suspensionAndWhatMayBe}>
            <ButtonLink href="/players" variant="secondary">
              {messages.toThePlayers}
            </ButtonLink>
          </LinkRow>
        )}
      </ul>
      {turn && <SwitchDialog turn={turn} onClose={() => setTurn(undefined)} />}
    </>
  )
}

type SwitchRowProps = SwitchTurn & { readonly onTurn: () => void }

function SwitchRow({ name, isOpen, onTurn }: SwitchRowProps) {
  const maySet = useMay()('switch.set')
  const { icon, title, open, stopped } = words[name]
  return (
    <li className={styles.switch} data-open={isOpen}>
      <span className={styles.disc}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {title}
          <Badge tone={isOpen ? 'success' : 'danger'}>{isOpen ? messages.open : messages.stopped}</Badge>
        </h2>
        <p className={styles.about}>{isOpen ? open : stopped}</p>
      </div>
      {maySet && (
        <Button variant={isOpen ? 'danger' : 'primary'} onClick={onTurn}>
          {isOpen ? messages.stop : messages.openAgain}
        </Button>
      )}
    </li>
  )
}

type LinkRowProps = {
  readonly icon: IconName
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

const LinkRow = ({ icon, title, about, children }: LinkRowProps) => (
  <li className={styles.switch}>
    <span className={styles.disc}>
      <Icon name={icon} size={24} />
    </span>
    <div className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.about}>{about}</p>
    </div>
    {children}
  </li>
)

type SwitchDialogProps = { readonly turn: SwitchTurn; readonly onClose: () => void }

function SwitchDialog({ turn: { name, isOpen }, onClose }: SwitchDialogProps) {
  const act = useSwitch()
  const { title, open, stopped } = words[name]
  return (
    <ReasonDialog
      open
      title={
        isOpen
          ? formatMessage(messages.openValueAgain, { value: title.toLowerCase() })
          : formatMessage(messages.stopValue, { value: title.toLowerCase() })
      }
      confirmLabel={isOpen ? messages.openAgain : messages.stop}
      destructive={!isOpen}
      act={(reason) => act({ name, isOpen, reason })}
      onClose={onClose}
    >
      <p>{isOpen ? open : stopped}</p>
    </ReasonDialog>
  )
}

const refreshEveryMs = 10_000

function useSwitch() {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (request: SwitchTurn & { readonly reason: string }) => {
    const reply = await client.send(setSwitch, request)
    const { title } = words[request.name]
    if (reply.kind === 'answer') toast(`${title}: ${request.isOpen ? 'open' : 'stopped'}.`, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewSwitches)
    return reply
  }
}
