import { useState } from 'react'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { ChangePasswordSheet } from './change-password-sheet.tsx'
import type { Player } from '../player-store.ts'

/** The security settings of the account. */
export function SecurityCard({ player }: { readonly player: Player }) {
  const [changing, setChanging] = useState(false)
  const hasRoute = useHasRoute()
  return (
    <Card title="Security" flush>
      {player.mobile ? (
        <ListRow icon="phone" title="Mobile number" subtitle={player.mobile} />
      ) : (
        hasRoute('/bind') && (
          <ListRow
            icon="phone"
            title="Bind a mobile number"
            subtitle="It brings you back in when a password is lost."
            href="/bind"
          />
        )
      )}
      <ListRow icon="lock" title="Change password" onClick={() => setChanging(true)} />
      {hasRoute('/walletsPassword') && (
        <ListRow
          icon="lock"
          title="Withdrawal password"
          subtitle="Asked for before each withdrawal."
          href="/walletsPassword"
        />
      )}
      {hasRoute('/walletsKyc') && (
        <ListRow
          icon="user"
          title="Verify your identity"
          subtitle={player.hasKyc ? 'Your identity is verified.' : 'Needed before your first withdrawal.'}
          href="/walletsKyc"
        />
      )}
      {hasRoute('/proof') && (
        <ListRow
          icon="shield"
          title="Proof of balance"
          subtitle="See that your balance is part of what the house owes."
          href="/proof"
        />
      )}
      <ChangePasswordSheet player={player} open={changing} onClose={() => setChanging(false)} />
    </Card>
  )
}
