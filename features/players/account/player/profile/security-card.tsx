import { useState } from 'react'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { ChangePasswordSheet } from './change-password-sheet.tsx'
import { CloseAccountRow } from './close-account-row.tsx'
import type { Player } from '../plain-player.ts'
import { messages } from '../messages/en.ts'

/** The security settings of the account. */
export function SecurityCard({ player }: { readonly player: Player }) {
  const [changing, setChanging] = useState(false)
  const hasRoute = useHasRoute()
  return (
    <Card title={messages.security} flush>
      {player.mobile ? (
        <ListRow icon="phone" title={messages.mobileNumber} subtitle={player.mobile} />
      ) : (
        hasRoute('/bind') && (
          <ListRow icon="phone" title={messages.addMobileNumber} subtitle={messages.mobileNumberUse} href="/bind" />
        )
      )}
      <EmailRow />
      <ListRow icon="lock" title={messages.changePassword} onClick={() => setChanging(true)} />
      {hasRoute('/profile/passkeys') && (
        <ListRow icon="scan" title={messages.passkeys} subtitle={messages.passkeysUse} href="/profile/passkeys" />
      )}
      {hasRoute('/walletsPassword') && (
        <ListRow
          icon="lock"
          title={messages.withdrawalPassword}
          subtitle={messages.withdrawalPasswordUse}
          href="/walletsPassword"
        />
      )}
      {hasRoute('/walletsKyc') && (
        <ListRow
          icon="user"
          title={player.hasKyc ? messages.identity : messages.verifyYourIdentity}
          subtitle={player.hasKyc ? messages.identityVerified : messages.identityNotVerified}
          href="/walletsKyc"
        />
      )}
      {hasRoute('/proof') && (
        <ListRow icon="shield" title={messages.proofOfBalance} subtitle={messages.proofOfBalanceUse} href="/proof" />
      )}
      {hasRoute('/profile/data') && (
        <ListRow icon="download" title={messages.myData} subtitle={messages.myDataUse} href="/profile/data" />
      )}
      <CloseAccountRow />
      <ChangePasswordSheet player={player} open={changing} onClose={() => setChanging(false)} />
    </Card>
  )
}

const EmailRow = () =>
  useHasRoute()('/profile/email-address') && (
    <ListRow
      icon="mail"
      title={messages.emailAddress}
      subtitle={messages.emailAddressUse}
      href="/profile/email-address"
    />
  )
