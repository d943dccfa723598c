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
    <section aria-label="Keys">
      <div className={styles.head}>
        <h2 className={styles.title}>Keys in use</h2>
        {may('gameProvider.addKey') && (
          <Button size="small" icon="plus" disabled={keys.length >= keysMax} onClick={() => setAdding(true)}>
            New key
          </Button>
        )}
      </div>
      {keys.length >= keysMax && (
        <div className={styles.notice}>
          <Notice tone="info">
            Two keys work at the moment. When the other side uses the newer one, end the older.
          </Notice>
        </div>
      )}
      <DataTable
        label="Keys"
        columns={may('gameProvider.endKey') ? [...columns, endColumn(setEnding)] : columns}
        rows={keys}
        rowKey={({ id }) => id}
        empty="None: nothing of this provider is answered."
      />
      {adding && <AddKeyDialog provider={provider} onMade={setMade} onClose={() => setAdding(false)} />}
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
      <ReasonDialog
        open={ending !== undefined}
        title={`End this key of ${provider.name}?`}
        confirmLabel="End the key"
        destructive
        act={(reason) => act(endProviderKey, { keyId: ending ?? '', reason }, 'The key is ended.')}
        onClose={() => setEnding(undefined)}
      >
        <p>
          {keys.length === 1
            ? 'It is the only key. Within two seconds nothing of this provider is answered, not even wins.'
            : 'What is signed with it is refused within two seconds. The other key goes on working.'}
        </p>
      </ReasonDialog>
    </section>
  )
}

const columns: readonly Column<Key>[] = [
  { name: 'Key', cell: ({ id }) => <code className={styles.id}>{id}</code> },
  { name: 'Since (Manila)', cell: ({ createdAt }) => formatInstant(createdAt), tight: true },
]

const endColumn = (onEnd: (keyId: string) => void): Column<Key> => ({
  name: 'Action',
  cell: ({ id }) => (
    <Button variant="secondary" size="small" onClick={() => onEnd(id)}>
      End
    </Button>
  ),
  tight: true,
})
