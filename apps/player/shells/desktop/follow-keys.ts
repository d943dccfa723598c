export type KeyActs = {
  /** The address that a letter leads to after a G; undefined if it leads nowhere. */
  readonly destinationOf: (letter: string) => string | undefined
  readonly go: (to: string) => void
  readonly showList: () => void
  readonly foldMenu: () => void
}

/** How long a G waits for its letter. */
const goWaitsMs = 1_500

/**
 * Lets single keys act: G and a letter open a page, M folds the menu, a question mark lists the keys. A key that is
 * typed into a field or pressed over a dialog is left alone. Returns the function that ends it.
 */
export function followKeys(page: Document, acts: KeyActs): () => void {
  let goUntil = Number.NEGATIVE_INFINITY
  const follow = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isCombination(event) || isTaken(page, event.target)) return
    const letter = event.key.toLowerCase()
    const to = event.timeStamp < goUntil ? acts.destinationOf(letter) : undefined
    goUntil = Number.NEGATIVE_INFINITY
    if (to !== undefined) acts.go(to)
    else if (letter === '?') acts.showList()
    else if (letter === 'm') acts.foldMenu()
    else if (letter === 'g') goUntil = event.timeStamp + goWaitsMs
    else return
    event.preventDefault()
  }
  page.addEventListener('keydown', follow)
  return () => page.removeEventListener('keydown', follow)
}

const isCombination = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

function isTaken(page: Document, target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  return typing || page.querySelector('dialog[open]') !== null
}
