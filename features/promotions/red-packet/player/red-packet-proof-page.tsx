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
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { readRedPacketProof } from '../contract.ts'
import script from '../verify.mjs?url'
import { messages } from './messages/en.ts'

type Answer = ResponseOf<typeof readRedPacketProof>
type Proof = NonNullable<Answer['proof']>

/** Commitments ahead, seeds and packets afterwards. Open to everybody. */
export function RedPacketProofPage() {
  const id = useQueryParameter('id')
  const query = useCallQuery(readRedPacketProof, isWindowId(id) ? { windowId: id } : {})
  return (
    <PublicProofPage
      title={messages.proofTitle}
      lead={messages.proofLead}
      steps={[messages.stepOne, messages.stepTwo, messages.stepThree]}
      script={script}
      chosen={query.answer && <Chosen answer={query.answer} id={id} />}
      draws={
        <PromotionBody query={query}>{({ windows, now }) => <Windows windows={windows} now={now} />}</PromotionBody>
      }
    />
  )
}

const shownMax = 25

const isWindowId = (id: string | undefined): id is string => id !== undefined && /^D\d{8}-\d{4}$/.test(id)

function Chosen({ answer: { proof, windows }, id }: { answer: Answer; id: string | undefined }) {
  const window = windows.find(({ windowId }) => windowId === id)
  if (proof) return <Packets proof={proof} time={window ? formatInstant(window.startsAt) : proof.windowId} />
  if (window === undefined) return null
  return (
    <ProofFacts
      title={formatMessage(messages.packetList, { time: formatInstant(window.startsAt) })}
      facts={[{ label: messages.fingerprint, value: window.seedHash }]}
    >
      <ProofNote>{messages.notOverYet}</ProofNote>
    </ProofFacts>
  )
}

const Packets = ({ proof, time }: { readonly proof: Proof; readonly time: string }) => (
  <ProofFacts
    title={formatMessage(messages.packetList, { time })}
    facts={[
      { label: messages.fingerprint, value: proof.seedHash },
      { label: messages.seed, value: proof.seed },
    ]}
    download={{ label: messages.downloadPackets, name: 'window.json', draw: proof }}
  >
    {proof.packets.slice(0, shownMax).map(({ ordinal, amount, name, openedAt }) => (
      <ListRow
        key={ordinal}
        title={formatMessage(messages.packetNumber, { number: ordinal })}
        subtitle={openedAt === null ? messages.unopened : `${name} · ${formatInstant(openedAt)}`}
        trailing={<Money amount={amount} />}
      />
    ))}
    {proof.packets.length > shownMax && (
      <ProofNote>
        {formatMessage(messages.restInDownload, { packets: proof.packets.length.toLocaleString('en-PH') })}
      </ProofNote>
    )}
  </ProofFacts>
)

function Windows({ windows, now }: Pick<Answer, 'windows' | 'now'>) {
  if (windows.length === 0) {
    return (
      <EmptyState icon="shield" title={messages.proofsEmpty}>
        {messages.proofsEmptyHint}
      </EmptyState>
    )
  }
  return (
    <CommitmentList
      title={messages.chooseWindow}
      draws={windows.map(({ windowId, startsAt, seedHash, isOver }) => ({
        id: windowId,
        title: formatInstant(startsAt),
        seedHash,
        isOver,
        state: isOver ? messages.over : now < startsAt ? messages.soon : messages.openNow,
        tone: isOver ? 'neutral' : 'success',
        href: `/activity/redPacket/proof?id=${windowId}`,
      }))}
    />
  )
}
