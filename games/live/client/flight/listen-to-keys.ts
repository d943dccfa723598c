type FlightKeys = {
  /** The keys 1 and 2 are the buttons of the two bets. */
  readonly act: (index: number) => void
  /** The space bar takes everything that is in the air. */
  readonly cashOutAll: () => void
}

const keysOfBets = ['Digit1', 'Digit2', 'Numpad1', 'Numpad2']

export function listenToKeys({ act, cashOutAll }: FlightKeys): void {
  addEventListener('keydown', (event) => {
    if (isForSomethingElse(event)) return
    const index = keysOfBets.indexOf(event.code)
    if (index >= 0) return act(index % 2)
    // A focused button keeps the space bar for itself.
    if (event.code !== 'Space' || isWithin(event, 'button, a, summary')) return
    event.preventDefault()
    cashOutAll()
  })
}

const isForSomethingElse = (event: KeyboardEvent): boolean =>
  event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWithin(event, 'input, select, dialog')

const isWithin = ({ target }: KeyboardEvent, controls: string): boolean =>
  target instanceof Element && target.closest(controls) !== null
