type FlightKeys = {
  /** The keys 1 and 2 are the buttons of the two bets. */
  readonly act: (index: number) => void
  /** The space bar takes everything that is in the air. */
  readonly cashOutAll: () => void
}

export function listenToKeys({ act, cashOutAll }: FlightKeys): void {
  addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (target?.closest('input, select, dialog') != null) return
    const index = ['Digit1', 'Digit2', 'Numpad1', 'Numpad2'].indexOf(event.code)
    if (index >= 0) return act(index % 2)
    // A focused button keeps the space bar for itself.
    if (event.code !== 'Space' || target?.closest('button, a, summary') != null) return
    event.preventDefault()
    cashOutAll()
  })
}
