import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import { messages } from './messages/en.ts'
import { useGiveUpBonus } from './use-give-up-bonus.ts'

export interface GiveUpBonusProps {
  bonus: { id: number; title: string; debit: WireCentavos }
  coin: WireCentavos
}

/** The button that gives up a bonus, after a question that names what it costs and what stays. */
export function GiveUpBonus({ bonus: { id, title, debit }, coin }: GiveUpBonusProps) {
  const [confirming, setConfirming] = useState(false)
  const { giveUp, pending, presenceDialog } = useGiveUpBonus()
  const rest = formatMoney(wireCentavos(coin - debit))
  return (
    <>
      <Button variant="ghost" size="small" loading={pending} onClick={() => setConfirming(true)}>
        {debit > 0 ? formatMessage(messages.giveUpBonusOf, { debit: formatMoney(debit) }) : messages.giveUpBonus}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={messages.giveUpTitle}
        confirmLabel={messages.giveUpBonus}
        cancelLabel={messages.keepBonus}
        destructive
        onConfirm={() => {
          setConfirming(false)
          giveUp({ id, debit })
        }}
        onCancel={() => setConfirming(false)}
      >
        {debit > 0
          ? formatMessage(messages.giveUpText, { debit: formatMoney(debit), title, rest })
          : formatMessage(messages.giveUpNothing, { title, rest })}
      </ConfirmDialog>
      {presenceDialog}
    </>
  )
}
