import { useState } from 'react'
import * as v from 'valibot'
import { openingOrder } from '#core/constants/opening-order.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { useOpening } from '#platform/ui/dialog/use-opening.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { AgreedVersions } from '#features/players/legal/player/index.ts'
import { agreeToDocuments } from '../../contract.ts'
import { AgreementSheetLate } from '../agreement/agreement-sheet-late.tsx'
import styles from './changed-terms-sheet.module.css'
import { failureText, type RefusalTexts } from '../failure-text.ts'
import { useChangePlayer } from '../use-player.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { messages } from '../messages/en.ts'

const putOffKey = 'changedTermsPutOff'
const wasPutOff = (): boolean => sessionStore.read(putOffKey, v.boolean()) === true

/**
 * Asks for a renewed agreement after a material change of terms or privacy policy. If postponed, it asks again in the
 * next session.
 */
export function ChangedTermsSheet() {
  const changePlayer = useChangePlayer()
  const agreeing = useCallMutation(agreeToDocuments)
  const [reading, setReading] = useState(false)
  const { open, close } = useOpening({ rank: openingOrder.changedTerms, isDue: !wasPutOff() })
  const putOff = () => {
    sessionStore.write(putOffKey, true)
    close()
  }

  const { begin: agree, pending } = useOneAct(async (agreements: AgreedVersions) => {
    setReading(false)
    const reply = await agreeing.send({ agreements })
    if (reply.kind === 'answer') changePlayer(reply.body)
    else if (reply.kind !== 'signedOut') toast(failureText(reply, refusalTexts), { tone: 'error' })
  })
  return (
    <>
      <Sheet
        open={open && !reading}
        onClose={putOff}
        title={messages.ourTermsHaveChanged}
        footer={
          <div className={styles.ways}>
            <Button block loading={pending} onClick={() => setReading(true)} data-first-focus>
              {messages.readAndAgree}
            </Button>
            <Button variant="ghost" block disabled={pending} onClick={putOff}>
              {messages.notNow}
            </Button>
          </div>
        }
      >
        <p className={styles.text}>{messages.changedTermsLead}</p>
      </Sheet>
      <AgreementSheetLate
        open={reading}
        onAgree={(versions) => void agree(versions)}
        onClose={() => setReading(false)}
      />
    </>
  )
}

const refusalTexts: RefusalTexts = { 1004: accountMessages['login.agreementOutdatedTip'] }
