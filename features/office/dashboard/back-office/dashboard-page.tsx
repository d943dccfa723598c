import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useSpanAddress } from './span-address.ts'
import { SpanPanel } from './span-panel.tsx'
import { SpanPicker } from './span-picker.tsx'
import { TodayPanel } from './today-panel.tsx'
import { messages } from './messages/en.ts'

/** How the house does: today, or any days beside the days before. */
export function DashboardPage() {
  const [shown, show] = useSpanAddress()
  return (
    <>
      <PageHead title={messages.dashboard}>{messages.todayAbout}</PageHead>
      <SpanPicker shown={shown} onShow={show} />
      {shown ? <SpanPanel request={shown} /> : <TodayPanel />}
    </>
  )
}
