import { useState } from 'react'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { listProviders, saveProvider } from '../staff-contract.ts'
import { type Provider, speechOf } from './provider.ts'
import { ProviderDialog } from './provider-dialog.tsx'
import { ProviderKeys } from './provider-keys.tsx'
import styles from './provider-page.module.css'
import { ProviderStateBadge } from './provider-state-badge.tsx'
import { ProviderTermsList } from './provider-terms-list.tsx'
import { useWalletAction } from './use-wallet-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** One provider: what it may do, and its keys. */
export function ProviderPage() {
  const providerId = useRouteParameter('id')
  const { answer, failure } = useStaffQuery(listProviders, {})
  const provider = answer?.providers.find(({ id }) => id === providerId)
  return (
    <>
      <p className={styles.back}>
        <a href="/providers">{messages.allGameProviders}</a>
      </p>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && !provider && <Notice tone="warning">{messages.providerNotFound}</Notice>}
      {provider && <ProviderCards provider={provider} />}
    </>
  )
}

function ProviderCards({ provider }: { readonly provider: Provider }) {
  const [editing, setEditing] = useState(false)
  const may = useMay()
  const act = useWalletAction()
  const edit = may('gameProvider.save') && (
    <Button variant="secondary" size="small" icon="edit" onClick={() => setEditing(true)}>
      {messages.edit}
    </Button>
  )
  return (
    <>
      <PageHead title={provider.name} actions={edit}>
        <span className={styles.about}>
          <ProviderStateBadge state={provider.state} />
          <span>{provider.id}</span>
          <span>{speechOf(provider)}</span>
        </span>
      </PageHead>
      <div className={styles.cards}>
        <ProviderKeys provider={provider} />
        <Card title={messages.terms}>
          <ProviderTermsList provider={provider} />
        </Card>
      </div>
      {editing && (
        <ProviderDialog
          title={formatMessage(messages.editTitle, { name: provider.name })}
          confirmLabel={messages.save}
          provider={provider}
          act={(saving) => act(saveProvider, saving, formatMessage(messages.saved, { name: saving.terms.name }))}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
