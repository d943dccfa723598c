import type { NativeBridge, NoticePermission } from '#core/client/native-bridge.ts'

/** What a page of the package did through the bridge: its key is left out, and whether it was right is said. */
export type NativeAct = {
  readonly method: string
  readonly given: readonly unknown[]
  readonly accepted: boolean
}

/** What the player answers when asked for notices; `later`: the question is still open. */
export type NoticeAnswer = 'granted' | 'denied' | 'later'

export type HostFacts = {
  readonly bridge: string
  readonly methods: Readonly<Record<string, number>>
  readonly key: string
  readonly afuid: string
  readonly version: string
  readonly scheme: string
  readonly sdk: number
  readonly permission: NoticePermission
  readonly answer: NoticeAnswer
  /** The function of the window that takes an act. */
  readonly report: string
}

/**
 * Runs in every frame before its page, as a web view injects the object: its methods work only on the object itself and with
 * the number of arguments that Java declares, and those that act compare the key.
 */
export function injectBridge(facts: HostFacts): void {
  let { permission } = facts
  const act = (method: string, accepted: boolean, given: readonly unknown[]): boolean => {
    const report: unknown = Reflect.get(window, facts.report)
    if (typeof report === 'function') report({ method, accepted, given })
    return accepted
  }
  const host: NativeBridge = {
    getAfuid: () => facts.afuid,
    getVersion: () => facts.version,
    getScheme: () => facts.scheme,
    getSdk: () => facts.sdk,
    haptic: (ms) => void act('haptic', true, [ms]),
    getNoticePermission: () => permission,
    askNotices: (key) => {
      const fits = key === facts.key
      // Until the player says yes, Android says no.
      if (fits) permission = facts.answer === 'granted' ? 'granted' : 'denied'
      return act('askNotices', fits, [])
    },
    notify: (key, ...given) => act('notify', key === facts.key && permission === 'granted', given),
    save: (key, ...given) => act('save', key === facts.key, given),
  }
  const bridge = {}
  for (const [name, count] of Object.entries(facts.methods)) {
    const method: unknown = Reflect.get(host, name)
    const callable = function (this: unknown, ...given: unknown[]): unknown {
      if (this !== bridge) throw new TypeError("Java bridge method can't be invoked on a non-injected object")
      if (typeof method !== 'function' || given.length !== count) throw new Error('Method not found')
      return Reflect.apply(method, host, given)
    }
    Object.defineProperty(bridge, name, { value: callable })
  }
  Object.defineProperty(window, facts.bridge, { value: bridge, configurable: true })
}
