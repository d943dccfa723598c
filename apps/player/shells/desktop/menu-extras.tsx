import { ContactLinks } from '#features/lobby/customer-service/player/index.ts'
import { PaymentMarks, surfaceOf } from '#features/lobby/content/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'

/** What the menu's foot names beside the legal texts, fetched once the page works. */
export function MenuExtras() {
  const { mode } = useLobbyConfiguration()
  return (
    <>
      <ContactLinks />
      {surfaceOf(mode).paymentMarks && <PaymentMarks />}
    </>
  )
}
