import { Fragment } from 'react'
import { InviteCard } from '#features/promotions/commission/player/index.ts'
import { useInvite, WhoCounts } from '#features/promotions/invite/player/index.ts'
import { DrawProof, PromotionBody, PromotionPage } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readAgentCount } from '../contract.ts'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './agent-count-page.module.css'
import { ChestPath } from './chest-path.tsx'
import { DrawList } from './draw-list.tsx'
import { FriendsProgress } from './friends-progress.tsx'
import { messages } from './messages/en.ts'
import { ScratchTicket } from './scratch-ticket.tsx'
import { SpinCard } from './spin-card.tsx'
import { type ShownCount, useCount } from './use-count.ts'

/** Cards, spins and chests for friends who qualified. */
export function AgentCountPage() {
  const query = useCallQuery(readAgentCount, {})
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="agent-count"
      rule="agent-count"
      wide
      isAwaited={query.pending}
    >
      <PromotionBody query={query}>{(count) => <CountBody count={count} />}</PromotionBody>
    </PromotionPage>
  )
}

function CountBody({ count: known }: { readonly count: ShownCount }) {
  const { count, scratched, turn, pending, scratch, spin, stopped, claimChest, dialogs } = useCount(known)
  const { invite, shareSheet } = useInvite(count.inviteCode)
  const [last] = count.draws
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <ScratchTicket count={count} scratched={scratched} pending={pending} onScratch={scratch} onInvite={invite} />
        <SpinCard count={count} stopAt={turn?.draw.index} pending={pending} onSpin={spin} onStopped={stopped} />
      </div>
      <div className={classNames(styles.column, styles.people)}>
        <ChestPath count={count} pending={pending} onClaim={claimChest} />
        <InviteCard inviteCode={count.inviteCode}>
          <WhoCounts />
        </InviteCard>
        <FriendsProgress />
      </div>
      <div className={styles.column}>
        <DrawList draws={count.draws} />
        <DrawProof
          sealHash={count.sealHash}
          last={last}
          prizes={count.lastPrizes}
          isDrawn={(prize) => count.lastPrizes.indexOf(prize) === last?.index}
        />
      </div>
      {shareSheet}
      {dialogs.map((dialog, index) => (
        <Fragment key={index}>{dialog}</Fragment>
      ))}
    </div>
  )
}
