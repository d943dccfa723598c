import type { ComponentType } from 'react'
import { usePlayer } from '#features/players/account/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { type KycStatus, uploadItems } from '../identity-words.ts'
import type { Identity } from './identity-status.tsx'
import { messages } from './messages/en.ts'

/** The next step, so that no state of the verification is a dead end. */
export function NextStep({ identity: { status, asked: requested } }: { readonly identity: Identity }) {
  const Step = nextSteps[status]
  if (Step) return <Step />
  const needsPicturesAlone =
    requested.length > 0 && requested.every((item) => uploadItems.some((each) => each === item))
  return needsPicturesAlone ? (
    <ButtonLink href="/walletsKycUpload" icon="camera" block>
      {messages.addPhotos}
    </ButtonLink>
  ) : null
}

/** Nobody on a break is offered a deposit. */
function Verified() {
  const isOnBreak = usePlayer()?.isOnBreak === true
  return (
    <>
      {!isOnBreak && (
        <ButtonLink href="/lobby/wallets/deposit" size="large" block>
          {messages.deposit}
        </ButtonLink>
      )}
      <ButtonLink href="/lobby/wallets/withdraw" variant={isOnBreak ? 'primary' : 'secondary'} block>
        {messages.withdraw}
      </ButtonLink>
    </>
  )
}

const Waiting = () => (
  <ButtonLink href="/lobby/home" variant="secondary" block>
    {messages.goToTheLobby}
  </ButtonLink>
)

const Refused = () => (
  <ButtonLink href="/service" variant="secondary" icon="headset" block>
    {messages.contactCustomerService}
  </ButtonLink>
)

const nextSteps: Partial<Readonly<Record<KycStatus, ComponentType>>> = {
  APPROVED: Verified,
  SUBMITTED: Waiting,
  REJECTED: Refused,
  REVOKED: Refused,
}
