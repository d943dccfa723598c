import { Button, type ButtonProps } from '#platform/ui/button/button.tsx'

export type ClaimState = 'locked' | 'claimable' | 'done'

export interface ClaimButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'loading'> {
  state: ClaimState
  label?: string
  /** What stands in the way, in a word or two. */
  lockedLabel?: string
  onClaim: () => void
}

/** Taken, to be taken, or not yet. */
export function ClaimButton({ state, label = 'Claim', lockedLabel = 'Locked', onClaim, ...look }: ClaimButtonProps) {
  if (state === 'done') {
    return (
      // What was just tapped keeps the focus, and the frame of the tap is spared the search for another place for it.
      <Button {...look} variant="secondary" icon="check" aria-disabled>
        Claimed
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
