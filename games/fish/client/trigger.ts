type TriggerDependencies = {
  /** The button that fires. */
  readonly button: HTMLElement | null
  /** Fires if a shot is due. False: none may be fired now, and holding ends. */
  readonly fire: () => boolean
}

/**
 * Held down, it fires as fast as the weapon does. Letting go ends it at once, and so does whatever takes the player away: another
 * window, a hidden page, a dialog, a refused shot.
 */
export function createTrigger({ button, fire }: TriggerDependencies) {
  let isHeld = false
  const release = (): void => {
    isHeld = false
  }
  const press = (): void => {
    isHeld = fire()
  }
  button?.addEventListener('pointerdown', ({ button: pressed }) => (pressed === 0 ? press() : undefined))
  button?.addEventListener('contextmenu', (event) => event.preventDefault())
  // A click follows every press; it would be a shot after letting go. One without a pointer is the keyboard's.
  button?.addEventListener('click', (event) => (event.detail > 0 ? event.stopImmediatePropagation() : undefined), true)
  for (const end of ['pointerup', 'pointercancel', 'blur', 'pagehide']) addEventListener(end, release)
  document.addEventListener('visibilitychange', release)
  addEventListener('keydown', ({ code, target, repeat }) => {
    const isElsewhere =
      target instanceof Element && target.closest('button, input, select, dialog, a, summary') !== null
    if (code === 'Space' && !repeat && !isElsewhere) press()
  })
  addEventListener('keyup', ({ code }) => {
    if (code === 'Space') release()
  })
  return {
    press,
    release,
    step(): void {
      if (!isHeld) return
      if (document.querySelector('dialog[open]') !== null) return release()
      isHeld = fire()
    },
  }
}
