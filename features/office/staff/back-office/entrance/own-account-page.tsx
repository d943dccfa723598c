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
import { hasPasskeys } from './passkey-browser.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaff } from '../staff-context.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'

type Passkey = ResponseOf<typeof listPasskeys>['passkeys'][number]

/** The signed-in member and their keys. */
export function OwnAccountPage() {
  const { name, email, roles } = useStaff()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <PageHead title="My account">How you sign in here. Roles are given by an administrator.</PageHead>
      <div className={styles.cards}>
        <Card title="Account">
          <FactList
            facts={[
              { name: 'Name', value: name },
              { name: 'E-mail', value: email },
              { name: 'Roles', value: roles.map((role) => staffRoles[role]).join(', ') },
            ]}
          />
          <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
            Change password
          </Button>
        </Card>
        <Passkeys />
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
    if (reply.kind === 'answer') toast(`${name} opens nothing any more.`, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listPasskeys)
    return reply
  }
  return (
    <section className={styles.passkeys} aria-label="Passkeys">
      <div className={styles.head}>
        <h2 className={styles.title}>Passkeys</h2>
        {hasPasskeys() && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )}
      </div>
      <p className={styles.about}>
        A passkey of your phone, computer or security key takes the place of the code after your password. Should you
        lose one, sign in with the code and remove it here; if you lost both, an administrator can send you a new link.
      </p>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {!hasPasskeys() && <Notice tone="info">This browser has no passkeys under this address.</Notice>}
      <DataTable
        label="Passkeys"
        columns={[...columns, removeColumn(setLeaving)]}
        rows={answer?.passkeys ?? []}
        rowKey={({ id }) => id}
        empty={answer ? 'You have none yet: the code of your authenticator app signs you in.' : 'Loading …'}
      />
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {leaving && (
        <ReasonDialog
          open
          title={`Remove ${leaving.name}?`}
          confirmLabel="Remove"
          destructive
          act={(reason) => remove(leaving, reason)}
          onClose={() => setLeaving(undefined)}
        >
          <p>It signs you in nowhere any more. Sessions that are open stay open.</p>
        </ReasonDialog>
      )}
    </section>
  )
}

const columns: readonly Column<Passkey>[] = [
  { name: 'Name', cell: ({ name }) => name },
  { name: 'Added (Manila)', cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
  {
    name: 'Last used (Manila)',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : formatInstant(lastUsedAt)),
    tight: true,
  },
]

const removeColumn = (onChoose: (passkey: Passkey) => void): Column<Passkey> => ({
  name: 'Action',
  cell: (passkey) => (
    <Button variant="secondary" size="small" icon="trash" onClick={() => onChoose(passkey)}>
      Remove
    </Button>
  ),
  tight: true,
})
