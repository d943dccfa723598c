import type { MouseEvent } from 'react'
import { minimumAge } from '#core/constants/specification.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { AgreementSheetLate } from './agreement-sheet-late.tsx'
import type { Agreement } from './use-agreement.ts'

export type AgreementFieldProps = {
  readonly agreement: Agreement
  readonly error?: string | undefined
}

export function AgreementField({ agreement, error }: AgreementFieldProps) {
  // A plain tap opens the text over the form, so that no input is lost; a new tab still gets the page.
  const readHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    agreement.openSheet()
  }
  return (
    <>
      <Checkbox
        name="agreement"
        checked={agreement.agreed}
        onChange={(event) => agreement.tick(event.currentTarget.checked)}
        error={error}
      >
        I am {minimumAge} or older and agree to the{' '}
        <Link to="/terms-of-use" onClick={readHere}>
          Terms of Use
        </Link>{' '}
        and the{' '}
        <Link to="/privacy-policy" onClick={readHere}>
          Privacy Policy
        </Link>
        .
      </Checkbox>
      <AgreementSheetLate open={agreement.sheetOpen} onAgree={agreement.agree} onClose={agreement.closeSheet} />
    </>
  )
}
