import { useState } from 'react'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { AgreedVersions } from '#features/legal/player/index.ts'
import { agreeToDocuments } from '../contract.ts'
import { AgreementSheetLate } from './agreement-sheet-late.tsx'
import styles from './agreements-card.module.css'
import { failureText, type RefusalTexts } from './failure-text.ts'
import { useChangePlayer } from './use-player.ts'

/** Asks the player to agree anew: terms or privacy policy have changed in substance. */
export function AgreementsCard() {
  const changePlayer = useChangePlayer()
  const agreeing = useCallMutation(agreeToDocuments)
  const [reading, setReading] = useState(false)

  const { begin: agree, pending } = useOneAct(async (agreements: AgreedVersions) => {
    setReading(false)
    const reply = await agreeing.send({ agreements })
    if (reply.kind === 'answer') changePlayer(reply.body)
    else if (reply.kind !== 'signedOut') toast(failureText(reply, refusalTexts), { tone: 'error' })
  })
  return (
    <Card title="Our terms have changed">
      <p className={styles.text}>Please read the new version before you play on. Your balance is yours either way.</p>
      <Button block loading={pending} onClick={() => setReading(true)}>
        Read and agree
      </Button>
      <AgreementSheetLate
        open={reading}
        onAgree={(versions) => void agree(versions)}
        onClose={() => setReading(false)}
      />
    </Card>
  )
}

const refusalTexts: RefusalTexts = { 1004: 'login.agreementOutdatedTip' }
