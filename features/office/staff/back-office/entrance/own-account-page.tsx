import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listPasskeys, removePasskey } from '../../passkey-contract.ts'
import { staffRoles } from '../../roles.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import styles from './own-account-page.module.css'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { ThemeCard } from '#platform/browser/theme/theme-card.tsx'
import { hasPasskeys } from '#platform/browser/passkey/has-passkeys.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaff } from '../staff-context.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Passkey = ResponseOf<typeof listPasskeys>['passkeys'][number]

/** The signed-in member, their keys, and how the back office looks here. */
export function OwnAccountPage() {
  const { name, email, roles } = useStaff()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <PageHead title={messages.myAccount}>{messages.ownAccountIntro}</PageHead>
      <div className={styles.cards}>
        <Card title={messages.account}>
          <FactList
            facts={[
              { name: messages.name, value: name },
              { name: messages.email, value: email },
              { name: messages.roles, value: roles.map((role) => staffRoles[role]).join(', ') },
            ]}
          />
          <Button variant="secondary" size="small" className={styles.change} onClick={() => setChanging(true)}>
            {messages.changePassword}
          </Button>
        </Card>
        <Passkeys />
        <ThemeCard
          title={messages.theme}
          names={{ night: messages.night, light: messages.light, system: messages.system }}
        />
      </div>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}

function Passkeys() {
  const client = useClient()
  const refresh = useRefreshCalls()
  const { answer, failure } = useStaffQuery(listPasskeys, {})
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  const remove = async ({ id, name }: Passkey, reason: string) => {
    const reply = await client.send(removePasskey, { id, reason })
    if (reply.kind === 'answer') toast(formatMessage(messages.passkeyRemoved, { name }), { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listPasskeys)
    return reply
  }
  return (
    <section className={styles.passkeys} aria-label={messages.passkeys}>
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.passkeys}</h2>
        {hasPasskeys() && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {messages.addAPasskey}
          </Button>
        )}
      </div>
      <p className={styles.about}>{messages.passkeysText}</p>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {!hasPasskeys() && <Notice tone="info">{messages.passkeysUnavailable}</Notice>}
      <DataTable
        label={messages.passkeys}
        columns={[...columns, removeColumn(setLeaving)]}
        rows={answer?.passkeys ?? []}
        rowKey={({ id }) => id}
        empty={answer ? messages.noPasskeys : messages.loading}
      />
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {leaving && (
        <ReasonDialog
          open
          title={formatMessage(messages.removeTitle, { name: leaving.name })}
          confirmLabel={messages.remove}
          destructive
          act={(reason) => remove(leaving, reason)}
          onClose={() => setLeaving(undefined)}
        >
          <p>{messages.removeText}</p>
        </ReasonDialog>
      )}
    </section>
  )
}

const columns: readonly Column<Passkey>[] = [
  { name: messages.name, cell: ({ name }) => name },
  { name: messages.addedManila, cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
  {
    name: messages.lastUsedManila,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? messages.never : formatInstant(lastUsedAt)),
    tight: true,
  },
]

const removeColumn = (onChoose: (passkey: Passkey) => void): Column<Passkey> => ({
  name: messages.action,
  cell: (passkey) => (
    <Button variant="secondary" size="small" icon="trash" onClick={() => onChoose(passkey)}>
      {messages.remove}
    </Button>
  ),
  tight: true,
})
