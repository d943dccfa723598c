/** The part of the service worker's API that we use. The DOM's types and a worker's cannot be in one program. */
export type WorkerScope = {
  readonly location: Location
  readonly clients: { readonly claim: () => Promise<void>; readonly matchAll: () => Promise<readonly WorkerClient[]> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
    (type: 'fetch', listener: (event: RequestEvent) => void): void
    (type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  }
}

export type WorkerClient = { readonly postMessage: (message: unknown) => void }
export type LifeEvent = { readonly waitUntil: (work: Promise<unknown>) => void }
export type RequestEvent = LifeEvent & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
