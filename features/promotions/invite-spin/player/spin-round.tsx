import { Fragment } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { InviteLink, useInvite } from '#features/promotions/invite/player/index.ts'
import type { openSpin } from '../contract.ts'
import { SpinRecords } from './spin-records.tsx'
import { SpinResult } from './spin-result.tsx'
import { SpinStage } from './spin-stage.tsx'
import { useSpin } from './use-spin.ts'

/** One round: the wheel, the invitation link, the friends, and the results. */
export function SpinRound({ state }: { readonly state: ResponseOf<typeof openSpin> }) {
  const { round, stopAt, pending, result, spin, stop, exchange, closeResult, presenceDialog } = useSpin(state.round)
  const { invite, link, shareSheet } = useInvite(state.inviteCode)
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
      <InviteLink link={link} onShare={invite} />
      {shareSheet}
      <SpinRecords newest={state.invites} />
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
