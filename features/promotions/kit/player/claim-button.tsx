import { Button, type ButtonProps } from '#platform/ui/button/button.tsx'
import { messages } from './messages/en.ts'

export type ClaimState = 'locked' | 'claimable' | 'done'

export interface ClaimButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'loading'> {
  state: ClaimState
  label?: string
  /** The obstacle, in a word or two. */
  lockedLabel?: string
  onClaim: () => void
}

/** Claimed, claimable, or not yet. */
export function ClaimButton({
  state,
  label = messages.claim,
  lockedLabel = messages.locked,
  onClaim,
  ...look
}: ClaimButtonProps) {
  if (state === 'done') {
    return (
      // Stays the same element, so that the tapped button keeps the focus without a search for it in the tap's frame.
      <Button {...look} variant="secondary" icon="check" aria-disabled>
        {messages.claimed}
      </Button>
    )
  }
  return (
    <Button
      {...look}
      variant={state === 'claimable' ? 'primary' : 'secondary'}
      disabled={state === 'locked'}
      onClick={onClaim}
    >
      {state === 'claimable' ? label : lockedLabel}
    </Button>
  )
}
