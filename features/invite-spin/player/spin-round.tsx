import { Fragment } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useInvite } from '#features/invite/player/index.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import type { openSpin } from '../contract.ts'
import { InviteList } from './invite-list.tsx'
import { SpinResult } from './spin-result.tsx'
import { SpinStage } from './spin-stage.tsx'
import { useSpin } from './use-spin.ts'

/** A round of the wheel: the wheel itself, the link that brings friends, who has come, and what a turn has brought. */
export function SpinRound({ state }: { readonly state: ResponseOf<typeof openSpin> }) {
  const { round, stopAt, pending, result, spin, stop, exchange, closeResult, presenceDialog } = useSpin(state.round)
  const { invite, link } = useInvite(state.inviteCode)
  return (
    <>
      <SpinStage
        round={round}
        stopAt={stopAt}
        pending={pending}
        onSpin={spin}
        onStopped={stop}
        onInvite={invite}
        onExchange={exchange}
      />
      <Card title="Your link" flush>
        <CopyRow label="Share it with friends" value={link} />
      </Card>
      <InviteList invites={state.invites} />
      {result && (
        <SpinResult
          turn={result.turn}
          ready={stopAt !== undefined}
          open={result.isOpen}
          onClose={closeResult}
          onInvite={invite}
          onExchange={exchange}
        />
      )}
      {presenceDialog.map((dialog, index) => (
        <Fragment key={index}>{dialog}</Fragment>
      ))}
    </>
  )
}
