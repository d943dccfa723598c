import { type TableNews, tableEventsPath } from '#games/rgs/table-contract.ts'
import { tables } from '#games/titles.ts'

/** The public news of all shared tables, shared by all bots. */
export type TablesFollowed = {
  readonly latest: (code: string) => TableNews | undefined
  readonly stop: () => void
}

const againMs = 500

/** Reads every table's events as its page does; a connection that breaks is taken up again. */
export function followTables(studioUrl: string): TablesFollowed {
  const stopping = new AbortController()
  const latest = new Map<string, TableNews>()
  for (const { code } of tables)
    void follow(new URL(`${tableEventsPath}?game=${code}`, studioUrl), stopping.signal, (news) =>
      latest.set(code, news),
    )
  return { latest: (code) => latest.get(code), stop: () => stopping.abort() }
}

async function follow(url: URL, signal: AbortSignal, onNews: (news: TableNews) => void): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { signal })
      await readEvents(response, onNews)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs))
    }
  }
}

async function readEvents({ body }: Response, onNews: (news: TableNews) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    const events = (text + decoder.decode(part, { stream: true })).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = event.startsWith('event: ') ? undefined : /^data: (.*)$/m.exec(event)?.[1]
      // The studio's own events are proven against its contract elsewhere.
      if (data !== undefined) onNews(JSON.parse(data) as TableNews)
    }
  }
}
