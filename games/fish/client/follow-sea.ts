import { followStream } from '#games/client/follow-stream.ts'
import type { StudioClient } from '#games/client/studio-client.ts'
import { type OwnSeat, type SeaNews, seaEventsPath } from '#games/rgs/sea-contract.ts'

export type SeaEvents = {
  readonly onSeat: (seated: OwnSeat) => void
  readonly onNews: (news: SeaNews, isFirst: boolean) => void
  readonly onLost: (isLost: boolean) => void
}

const sitAgainMs = 2_000

/** Takes a seat and follows its table. A seat that was lost with the connection is asked for again. Answers the studio's time. */
export function followSea(client: StudioClient, { onSeat, onNews, onLost }: SeaEvents): () => number {
  let isSitting = false
  const sit = async (listen: (address: string) => void): Promise<void> => {
    if (isSitting) return
    isSitting = true
    const reply = await client.ask('sit', {})
    isSitting = false
    if (reply.kind === 'answer') {
      onSeat(reply.answer)
      return listen(`${seaEventsPath}?${new URLSearchParams({ ticket: reply.answer.ticket })}`)
    }
    onLost(true)
    // A session that is over sits nowhere; whatever else it was, it may pass.
    if (reply.kind === 'lost') setTimeout(() => void sit(listen), sitAgainMs)
  }
  return followStream<SeaNews>({ connect: (listen) => void sit(listen), onNews, onLost })
}
