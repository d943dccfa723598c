export interface Toast {
  id: number
  text: string
  tone: 'success' | 'info' | 'error'
  /** The answer's error code, for the player to quote to support. */
  code?: number | string | undefined
  /** Undoes or continues what the toast reports. A toast with an action stays longer. */
  action?: { label: string; act: () => void } | undefined
  durationMs: number
}

export type ToastOptions = Partial<Pick<Toast, 'tone' | 'code' | 'action' | 'durationMs'>>

const waitingMax = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message. One is shown at a time; repeating the same text restarts the last one. */
export function toast(text: string, { tone = 'info', code, action, ...options }: ToastOptions = {}): void {
  const { durationMs = action ? 5000 : 2500 } = options
  lastId += 1
  const earlier = toasts.at(-1)?.text === text ? toasts.slice(0, -1) : toasts
  const [shown, ...waiting] = [...earlier, { id: lastId, text, tone, code, action, durationMs }]
  change(shown ? [shown, ...waiting.slice(-waitingMax)] : [])
}

export function dismissToast(id: number): void {
  change(toasts.filter((one) => one.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToast = (): Toast | undefined => toasts[0]

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
