import { formatInstant } from '#core/clock/manila-format.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import type { ShownStanding } from './vip-standing.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type ShownGift = ShownStanding['gifts'][number]

const nameOf = ({ kind, key }: ShownGift): string =>
  kind === 'level' ? formatMessage(messages.levelReward, { level: key }) : names[kind]

const names = { week: messages.weeklyReward, month: messages.monthlyReward, birthday: messages.birthdayReward } as const

/** Sent gifts, newest first. */
export const VipGifts = ({ gifts }: { gifts: readonly ShownGift[] }) =>
  gifts.length === 0 ? null : (
    <Card title={messages.yourRewards} flush>
      {gifts.map((gift) => (
        <ListRow
          key={`${gift.kind} ${gift.key}`}
          icon="gift"
          title={nameOf(gift)}
          subtitle={formatInstant(gift.at)}
          trailing={
            <>
              <Money amount={gift.amount} tone="gold" />
              {gift.isCapped && <Badge>{messages.capReached}</Badge>}
            </>
          }
        />
      ))}
    </Card>
  )
