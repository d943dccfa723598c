import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { PromotionBody, PromotionPage } from '#features/promotions/kit/player/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { messages } from './messages/en.ts'
import { PacketStage } from './packet-stage.tsx'
import { type RedPacketState, type ShownWindow, useRedPacket } from './use-red-packet.ts'

/** The packet of the running window, and the windows of today and tomorrow. */
export function RedPacketPage() {
  const { query, state, open, pending, presenceDialog } = useRedPacket()
  return (
    <PromotionPage title={messages.title} lead={messages.pageLead} scene="red-packet" rule="redPacket">
      <PromotionBody query={query}>
        {(answer) => (
          <>
            <PacketStage state={state ?? answer} pending={pending} onOpen={open} />
            <Windows state={state ?? answer} />
          </>
        )}
      </PromotionBody>
      {presenceDialog}
    </PromotionPage>
  )
}

const Windows = ({ state: { windows, now } }: { readonly state: RedPacketState }) => (
  <Card
    title={messages.windows}
    flush
    action={
      <ButtonLink href="/activity/redPacket/proof" variant="ghost" size="small">
        {messages.proofTitle}
      </ButtonLink>
    }
  >
    {windows.map((window) => (
      <ListRow
        key={window.windowId}
        icon="clock"
        title={formatInstant(window.startsAt)}
        subtitle={formatMessage(messages.poolOfPackets, {
          pool: formatMoney(window.pool),
          packets: window.packets.toLocaleString('en-PH'),
        })}
        trailing={<WindowState window={window} now={now} />}
      />
    ))}
  </Card>
)

function WindowState({ window: { startsAt, endsAt, left, mine }, now }: { window: ShownWindow; now: number }) {
  if (mine !== null) return <Money amount={mine} tone="gold" />
  if (now < startsAt) return <Badge tone="neutral">{messages.soon}</Badge>
  if (now >= endsAt || left === 0) return <Badge tone="neutral">{messages.over}</Badge>
  return <Badge tone="success">{messages.openNow}</Badge>
}
