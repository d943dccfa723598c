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
import { setSwitch, viewSwitches } from '../contract.ts'
import { messages } from './messages/en.ts'
import { type SwitchTurn, words, wordsOf } from './switch-words.ts'
import styles from './switches-page.module.css'

export function SwitchesPage() {
  const { answer, failure } = useStaffQuery(viewSwitches, {}, { refreshEveryMs })
  const may = useMay()
  const [turn, setTurn] = useState<SwitchTurn>()
  return (
    <>
      <PageHead title={messages.switches}>{messages.intro}</PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <ul className={styles.switches}>
        {answer?.switches.map(({ name, isOpen }) => (
          <SwitchRow key={name} name={name} isOpen={isOpen} onTurn={() => setTurn({ name, isOpen: !isOpen })} />
        ))}
        {may('catalogue.view') && (
          <LinkRow icon="dice" title={messages.someGames} about={messages.someGamesAbout}>
            <ButtonLink href="/catalogue" variant="secondary">
              {messages.openCatalogue}
            </ButtonLink>
          </LinkRow>
        )}
        {may('player.view') && (
          <LinkRow icon="user" title={messages.onePlayer} about={messages.onePlayerAbout}>
            <ButtonLink href="/players" variant="secondary">
              {messages.openPlayers}
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
  const { icon, title } = words[name]
  return (
    <li className={styles.switch} data-open={isOpen}>
      <span className={styles.disc}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {title}
          <Badge tone={isOpen ? 'success' : 'danger'}>{isOpen ? messages.on : messages.stopped}</Badge>
        </h2>
        <p className={styles.about}>{wordsOf({ name, isOpen }).about}</p>
      </div>
      {maySet && (
        <Button variant={isOpen ? 'danger' : 'primary'} onClick={onTurn}>
          {isOpen ? messages.stop : messages.resume}
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

function SwitchDialog({ turn, onClose }: SwitchDialogProps) {
  const act = useSwitch()
  const { question, about } = wordsOf(turn)
  return (
    <ReasonDialog
      open
      title={question}
      confirmLabel={turn.isOpen ? messages.resume : messages.stop}
      destructive={!turn.isOpen}
      act={(reason) => act({ ...turn, reason })}
      onClose={onClose}
    >
      <p>{about}</p>
    </ReasonDialog>
  )
}

const refreshEveryMs = 10_000

function useSwitch() {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (request: SwitchTurn & { readonly reason: string }) => {
    const reply = await client.send(setSwitch, request)
    if (reply.kind === 'answer') toast(wordsOf(request).done, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewSwitches)
    return reply
  }
}
