/** The part of the service worker's API that we use. The DOM's types and a worker's cannot be in one program. */
export type WorkerScope = {
  readonly location: Location
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options?: { readonly type: 'window' }) => Promise<readonly WorkerClient[]>
    readonly openWindow: (address: string) => Promise<unknown>
  }
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
    (type: 'fetch', listener: (event: RequestEvent) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: TapEvent) => void): void
    (type: 'message', listener: (event: MessageEvent<unknown> & LifeEvent) => void): void
  }
}

export type WorkerClient = {
  readonly postMessage: (message: unknown) => void
  readonly focus: () => Promise<unknown>
  readonly navigate: (address: string) => Promise<unknown>
}
export type LifeEvent = { readonly waitUntil: (work: Promise<unknown>) => void }
export type RequestEvent = LifeEvent & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
type PushEvent = LifeEvent & { readonly data: { readonly json: () => unknown } | null }
type TapEvent = LifeEvent & { readonly notification: { readonly data: unknown; readonly close: () => void } }
