import type { MouseEvent } from 'react'
import { minimumAge } from '#core/constants/specification.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { AgreementSheetLate } from './agreement-sheet-late.tsx'
import type { Agreement } from './use-agreement.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { messages } from '../messages/en.ts'

export type AgreementFieldProps = {
  readonly agreement: Agreement
  /** The form states the player's age elsewhere. */
  readonly isAgeStated?: boolean
  readonly error?: string | undefined
}

export function AgreementField({ agreement, isAgeStated = false, error }: AgreementFieldProps) {
  // A plain tap opens the text over the form, so that no input is lost; a new tab still gets the page.
  const readHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    agreement.openSheet()
  }
  return (
    <>
      <Checkbox
        id={agreement.boxId}
        name="agreement"
        checked={agreement.agreed}
        onChange={(event) => agreement.tick(event.currentTarget.checked)}
        error={error ?? agreement.fault}
      >
        {formatRich(isAgeStated ? messages.agreementAlone : messages.agreement, {
          age: minimumAge,
          termsOfUse: (
            <Link to="/terms-of-use" onClick={readHere}>
              {messages.termsOfUse}
            </Link>
          ),
          privacyPolicy: (
            <Link to="/privacy-policy" onClick={readHere}>
              {messages.privacyPolicy}
            </Link>
          ),
        })}
      </Checkbox>
      <AgreementSheetLate open={agreement.sheetOpen} onAgree={agreement.agree} onClose={agreement.closeSheet} />
    </>
  )
}
