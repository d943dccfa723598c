import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { endProviderKey } from '../staff-contract.ts'
import { AddKeyDialog } from './add-key-dialog.tsx'
import type { Provider } from './provider.ts'
import styles from './provider-keys.module.css'
import { type NewKey, SecretDialog } from './secret-dialog.tsx'
import { useWalletAction } from './use-wallet-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Key = Provider['keys'][number]
const keysMax = 2

/** The keys in use, and how to rotate them: create the new one, hand it over, revoke the old one. */
export function ProviderKeys({ provider }: { readonly provider: Provider }) {
  const may = useMay()
  const act = useWalletAction()
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<string>()
  const [made, setMade] = useState<NewKey>()
  const { keys } = provider
  return (
    <section aria-label={messages.keys}>
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.keysInUse}</h2>
        {may('gameProvider.addKey') && (
          <Button size="small" icon="plus" disabled={keys.length >= keysMax} onClick={() => setAdding(true)}>
            {messages.addKey}
          </Button>
        )}
      </div>
      {keys.length >= keysMax && (
        <div className={styles.notice}>
          <Notice tone="info">{messages.twoKeysActive}</Notice>
        </div>
      )}
      <DataTable
        label={messages.keys}
        columns={may('gameProvider.endKey') ? [...columns, endColumn(setEnding)] : columns}
        rows={keys}
        rowKey={({ id }) => id}
        empty={messages.keysEmpty}
      />
      {adding && <AddKeyDialog provider={provider} onMade={setMade} onClose={() => setAdding(false)} />}
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
      <ReasonDialog
        open={ending !== undefined}
        title={formatMessage(messages.revokeTitle, { name: provider.name })}
        confirmLabel={messages.revokeConfirm}
        destructive
        act={(reason) => act(endProviderKey, { keyId: ending ?? '', reason }, messages.revoked)}
        onClose={() => setEnding(undefined)}
      >
        <p>{keys.length === 1 ? messages.revokeOnlyKeyBody : messages.revokeKeyBody}</p>
      </ReasonDialog>
    </section>
  )
}

const columns: readonly Column<Key>[] = [
  { name: messages.key, cell: ({ id }) => <code className={styles.id}>{id}</code> },
  { name: messages.addedManila, cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
]

const endColumn = (onEnd: (keyId: string) => void): Column<Key> => ({
  name: messages.action,
  cell: ({ id }) => (
    <Button variant="secondary" size="small" onClick={() => onEnd(id)}>
      {messages.revoke}
    </Button>
  ),
  tight: true,
})
