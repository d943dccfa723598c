export type PingOptions = {
  readonly send: () => void
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  readonly intervalMs: number
}

/**
 * Sends at once and then at every interval, but only while the page is visible. A page that returns after longer than
 * an interval sends at once. Returns the stop function.
 */
export function startPing({ send, page, intervalMs }: PingOptions): () => void {
  let due = true
  const sendWhenDue = () => {
    if (!due || page.visibilityState !== 'visible') return
    due = false
    send()
  }
  const timer = setInterval(() => {
    due = true
    sendWhenDue()
  }, intervalMs)
  page.addEventListener('visibilitychange', sendWhenDue)
  sendWhenDue()
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', sendWhenDue)
  }
}
