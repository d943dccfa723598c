import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { viewPlayerPromotions } from '../contract.ts'
import { GiveDialog, type PlayerPromotion } from './give-dialog.tsx'
import { messages } from './messages/en.ts'
import styles from './player-promotions.module.css'

const claimsMax = 200
const stateWords = {
  DRAFT: messages.draft,
  SCHEDULED: messages.scheduled,
  ACTIVE: messages.active,
  PAUSED: messages.paused,
  ENDED: messages.ended,
} as const

const whyNotWords = {
  deposit: messages.deposit,
  draw: messages.draw,
  play: messages.play,
  friends: messages.friends,
  contest: messages.contest,
  exchange: messages.exchange,
  levels: messages.levels,
} as const

/** The promotions as they stand for one player, and the rewards that can be given by hand. */
export function PlayerPromotions({ playerId }: { readonly playerId: number }) {
  const { answer, failure } = useStaffQuery(viewPlayerPromotions, { playerId })
  const [chosen, setChosen] = useState<PlayerPromotion>()
  const mayGive = useMay()('promotionGift.request') && answer?.isRestricted === false
  return (
    <div className={styles.page}>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer?.isRestricted && <Notice tone="warning">{messages.restricted}</Notice>}
      {answer && (
        <DataTable
          label={messages.promotions}
          columns={columnsFor(mayGive, setChosen)}
          rows={answer.promotions}
          rowKey={({ key }) => key}
          empty={messages.noPromotions}
        />
      )}
      {chosen && <GiveDialog playerId={playerId} promotion={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  )
}

const columnsFor = (
  mayGive: boolean,
  onGive: (promotion: PlayerPromotion) => void,
): readonly Column<PlayerPromotion>[] => [
  {
    name: messages.promotion,
    cell: ({ title, state, isOffered }) => (
      <TwoLines first={title} second={`${stateWords[state]}, ${isOffered ? messages.offered : messages.notOffered}`} />
    ),
  },
  { name: messages.claimed, cell: (promotion) => <Claims promotion={promotion} /> },
  {
    name: messages.byHand,
    cell: (promotion) => <ByHand promotion={promotion} onGive={mayGive ? onGive : undefined} />,
  },
]

function Claims({ promotion: { claims, lastClaimedAt } }: { readonly promotion: PlayerPromotion }) {
  if (lastClaimedAt === null) return messages.noClaims
  const count = claims >= claimsMax ? messages.claimsMany : String(claims)
  return <TwoLines first={count} second={formatMessage(messages.last, { time: formatInstant(lastClaimedAt) })} />
}

interface ByHandProps {
  promotion: PlayerPromotion
  onGive: ((promotion: PlayerPromotion) => void) | undefined
}

function ByHand({ promotion, onGive }: ByHandProps) {
  const { whyNot, gifts } = promotion
  if (whyNot !== null) return <span className={styles.no}>{whyNotWords[whyNot]}</span>
  const countOf = (status: string) => gifts.filter((gift) => gift.status === status).length
  const [openCount, givenCount, waitingCount] = [countOf('open'), countOf('given'), countOf('waiting')]
  return (
    <span className={styles.acts}>
      {openCount > 0 && <Open count={openCount} promotion={promotion} onGive={onGive} />}
      {waitingCount > 0 && <span>{formatMessage(messages.waitingCount, { count: waitingCount })}</span>}
      {givenCount > 0 && <span className={styles.no}>{formatMessage(messages.givenCount, { count: givenCount })}</span>}
      {openCount + waitingCount + givenCount === 0 && <span className={styles.no}>{messages.nothingOpen}</span>}
    </span>
  )
}

/** With the way to give one, where the member may and the promotion runs. */
const Open = ({ count, promotion, onGive }: ByHandProps & { readonly count: number }) =>
  onGive && promotion.state === 'ACTIVE' ? (
    <Button size="small" variant="secondary" onClick={() => onGive(promotion)}>
      {messages.give}
    </Button>
  ) : (
    <span className={styles.no}>{formatMessage(messages.openCount, { count })}</span>
  )
