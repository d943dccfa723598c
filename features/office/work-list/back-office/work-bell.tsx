import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { readWorkNews, seeWorkNews } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './work-bell.module.css'

const request = {}
const refreshEveryMs = 15_000

/** Items that were handed to the member, and items of the member's own that are overdue. */
export function WorkBell() {
  const { answer } = useStaffQuery(readWorkNews, request, { refreshEveryMs })
  const [open, setOpen] = useState(false)
  const news = answer?.news ?? []
  return (
    <div>
      <button
        type="button"
        className={styles.bell}
        aria-expanded={open}
        aria-controls="work-news"
        onClick={() => setOpen(!open)}
      >
        <Icon name="bell" size={16} />
        <span className={news.length === 0 ? styles.none : styles.words}>
          {news.length === 0 ? messages.noNews : formatMessage(messages.news, { count: news.length })}
        </span>
      </button>
      <section id="work-news" hidden={!open} className={styles.panel} aria-label={messages.newsTitle}>
        {news.length === 0 ? <p>{messages.newsEmpty}</p> : <News news={news} />}
      </section>
    </div>
  )
}

type WorkNews = ResponseOf<typeof readWorkNews>['news']

function News({ news }: { readonly news: WorkNews }) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const see = async () => {
    await client.send(seeWorkNews, {})
    await refresh(readWorkNews)
  }
  return (
    <>
      <ul className={styles.news}>
        {news.map(({ queue, ref, label, about, page, dueAt, isOverdue, isHandedOver, handedBy }) => (
          <li key={`${queue} ${ref}`}>
            <a href={page}>{about}</a>
            <span>{label}</span>
            {isHandedOver && handedBy !== null && <span>{formatMessage(messages.handedBy, { member: handedBy })}</span>}
            {isOverdue && (
              <span className={styles.late}>
                {formatMessage(messages.overdueSince, { time: formatInstant(dueAt) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {news.some(({ isHandedOver }) => isHandedOver) && (
        <Button size="small" variant="secondary" onClick={() => void see()}>
          {messages.seen}
        </Button>
      )}
    </>
  )
}
