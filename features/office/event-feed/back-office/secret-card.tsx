import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { MakeSecretDialog } from './make-secret-dialog.tsx'
import { messages } from './messages/en.ts'
import { type Partner, timeOr } from './partner.ts'
import { SecretDialog } from './secret-dialog.tsx'

/** Since when the secret has been valid, and making another. */
export function SecretCard({ partner }: { readonly partner: Partner }) {
  const may = useMay()
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const { secretMadeAt, oldSecretUntil } = partner
  const label = secretMadeAt === null ? messages.makeSecret : messages.replaceSecret
  const action = may('eventFeed.makeSecret') && (
    <Button variant={secretMadeAt === null ? 'primary' : 'secondary'} size="small" onClick={() => setMaking(true)}>
      {label}
    </Button>
  )
  return (
    <Card title={messages.secret} action={action}>
      {secretMadeAt === null ? (
        <p>{messages.noSecretYet}</p>
      ) : (
        <FactList
          facts={[
            { name: messages.secretMade, value: formatInstant(secretMadeAt) },
            { name: messages.oldSecret, value: timeOr(oldSecretUntil, messages.none) },
          ]}
        />
      )}
      {making && <MakeSecretDialog partner={partner} onMade={setMade} onClose={() => setMaking(false)} />}
      {made !== undefined && <SecretDialog secret={made} onClose={() => setMade(undefined)} />}
    </Card>
  )
}
