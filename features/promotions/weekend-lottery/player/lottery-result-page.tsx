import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import {
  CommitmentList,
  PromotionBody,
  ProofFacts,
  ProofNote,
  PublicProofPage,
} from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { readLotteryProof } from '../contract.ts'
import script from '../verify.mjs?url'
import { messages } from './messages/en.ts'

type Answer = ResponseOf<typeof readLotteryProof>
const shownMax = 25

type Proof = NonNullable<Answer['proof']>

/** Everything that it takes to recompute a draw. Open to everybody. */
export function LotteryResultPage() {
  const week = useQueryParameter('week')
  const isWeek = week !== undefined && /^W\d{4}-\d{2}$/.test(week)
  const query = useCallQuery(readLotteryProof, isWeek ? { week } : {})
  return (
    <PublicProofPage
      title={messages.resultTitle}
      lead={messages.fairLead}
      steps={[messages.stepOne, messages.stepTwo, messages.stepThree]}
      script={script}
      chosen={query.answer?.proof && <Result proof={query.answer.proof} />}
      draws={<PromotionBody query={query}>{({ draws }) => <Draws draws={draws} />}</PromotionBody>}
    />
  )
}

function Draws({ draws }: Pick<Answer, 'draws'>) {
  if (draws.length === 0) {
    return (
      <EmptyState icon="ticket" title={messages.drawsEmpty}>
        {messages.firstDraw}
      </EmptyState>
    )
  }
  return (
    <CommitmentList
      title={messages.draws}
      draws={draws.map(({ week, drawsAt, seedHash, isDrawn }) => ({
        id: week,
        title: formatInstant(drawsAt),
        seedHash,
        isOver: isDrawn,
        state: isDrawn ? messages.drawn : messages.upcoming,
        tone: isDrawn ? 'neutral' : 'success',
        href: isDrawn ? `/activity/weekendLottery/result?week=${week}` : undefined,
      }))}
    />
  )
}

const Result = ({ proof }: { readonly proof: Proof }) => (
  <>
    <ProofFacts
      title={formatMessage(messages.drawOfWeek, { week: proof.week })}
      facts={[
        { label: messages.seedHash, value: proof.seedHash },
        { label: messages.seed, value: proof.seed },
        { label: messages.listHash, value: proof.listHash },
        { label: sourceLabel(proof), value: proof.randomness },
        ...(proof.signature === null ? [] : [{ label: messages.signature, value: proof.signature }]),
        ...(isVerified(proof) ? [{ label: messages.beaconKey, value: proof.beaconPublicKey }] : []),
      ]}
      download={{ label: messages.downloadDraw, name: 'draw.json', draw: proof }}
    >
      <ProofNote>{noteOf(proof)}</ProofNote>
    </ProofFacts>
    <Card title={messages.winners} flush>
      {proof.winners.slice(0, shownMax).map(({ place, name, ticket, amount }) => (
        <ListRow
          key={place}
          title={name}
          subtitle={formatMessage(messages.ticketNumber, { number: ticket.toLocaleString('en-PH') })}
          trailing={<Money amount={amount} tone="gold" />}
        />
      ))}
      {proof.winners.length > shownMax && (
        <ProofNote>{formatMessage(messages.restInDownload, { winners: proof.winners.length })}</ProofNote>
      )}
      {proof.winners.length === 0 && <ProofNote>{messages.nobodyWon}</ProofNote>}
    </Card>
  </>
)

/** Draws from before signatures were verified have no key. */
const isVerified = (proof: Proof): proof is Proof & { readonly beaconPublicKey: string } =>
  proof.signature !== null && proof.beaconPublicKey !== null

function noteOf(proof: Proof): string {
  if (proof.source === 'list') return messages.listChecks
  return isVerified(proof) ? messages.beaconVerified : messages.beaconChecks
}

const sourceLabel = ({ source, beaconRound }: Proof): string =>
  source === 'beacon' ? formatMessage(messages.beaconRound, { round: beaconRound }) : messages.listAsSource
