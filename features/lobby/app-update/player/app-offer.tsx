import { useState } from 'react'
import * as v from 'valibot'
import { useAfterSignIn } from '#features/lobby/after-sign-in/player/index.ts'
import { useAppDownload } from './use-app-download.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Logo } from '#platform/ui/logo/logo.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import styles from './app-sheet.module.css'
import { BonusTerms } from './bonus-terms.tsx'
import { useQuietMoment } from './use-quiet-moment.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

const seenKey = 'appOfferSeen'

/** Whether the app was offered in this session: one offer is enough. */
export const wasAppOffered = (): boolean => sessionStore.read(seenKey, v.boolean()) === true

/** After a deposit, offers the app with its bonus: once per session, where the app is available. */
export function AppOffer() {
  const { offered, download } = useAppDownload()
  const marker = useAfterSignIn().web?.rechargeUpdate
  const { operatorName } = useLobbyConfiguration()
  const [open, setOpen] = useState(false)
  const due = offered && marker !== undefined && marker !== null && !wasAppOffered()
  useQuietMoment(due && !open, () => {
    sessionStore.write(seenKey, true)
    setOpen(true)
  })
  if (!marker) return null
  const { bonus } = marker
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={
        bonus > 0
          ? formatMessage(messages.offerTitle, { bonus: formatMoney(bonus) })
          : formatMessage(messages.appTitle, { operatorName })
      }
      footer={
        <>
          <Button icon="download" block onClick={() => void download()} data-first-focus>
            {messages.downloadTheApp}
          </Button>
          <Button variant="ghost" block onClick={() => setOpen(false)}>
            {messages.notNow}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <Logo size={64} />
        {bonus > 0 ? (
          <p>
            {formatRich(messages.offerText, {
              bonus: <strong className={styles.amount}>{formatMoney(bonus)}</strong>,
            })}
          </p>
        ) : (
          <p>{messages.appBenefits}</p>
        )}
        {bonus > 0 && <BonusTerms />}
      </div>
    </Sheet>
  )
}
