/** Chromium's offer to install the app, which no type library knows. */
type InstallOffer = Event & { readonly prompt: () => Promise<{ readonly outcome: string }> }

const listeners = new Set<() => void>()
let offer: InstallOffer | undefined

/** The browser's install event, deferred to a moment of our choosing. */
export const installOffer = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isThere: () => offer !== undefined,
  accept: () => {
    void offer?.prompt()
    change(undefined)
  },
}

/** The event fires once and early, so it is captured from the start. */
export function keepInstallOffer(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallOffer)
  })
  page.addEventListener('appinstalled', () => change(undefined))
}

function change(next: InstallOffer | undefined) {
  offer = next
  for (const listener of listeners) listener()
}
