import { useRef } from 'react'
import styles from '#apps/player/gallery/gallery.module.css'
import { Section } from '#apps/player/gallery/section.tsx'
import { centavos } from '#core/money/centavos.ts'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { CountBadge } from '#platform/ui/badge/count-badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyButton } from '#platform/ui/copy/copy-button.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { Countdown } from '#platform/ui/countdown/countdown.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'

const badgeTones = ['hot', 'new', 'gold', 'neutral', 'success', 'warning', 'danger'] as const

// The gallery's clock stands still, so that its pictures can be compared.
const now = () => 0
const inTenMinutes = 605_000

export function ListSection() {
  return (
    <Section title="Cards, rows, money, time">
      <div className={styles.columns}>
        <AccountCard />
        <MovementCard />
        <BankCard />
        <InviteCard />
        <Card title="Badges">
          <div className={styles.row}>
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone[0]?.toUpperCase() + tone.slice(1)}
              </Badge>
            ))}
            <CountBadge count={3} label="3 unread mails" />
            <CountBadge count={240} label="240 unread mails" />
            <CountBadge count={1} label="A task is ready" dot />
          </div>
        </Card>
      </div>
    </Section>
  )
}

function AccountCard() {
  return (
    <Card flush>
      <ListRow
        leading={<Avatar id={1} size={44} />}
        title="Maria Clara"
        subtitle="VIP 3 · ID 204417"
        trailing={<Badge tone="gold">VIP 3</Badge>}
      />
      <ListRow icon="mail" title="Mail" href="#mail" trailing={<CountBadge count={3} label="3 unread mails" />} />
      <ListRow icon="history" title="Transactions" subtitle="Deposits, withdrawals, games" href="#transactions" />
      <ListRow icon="shield" title="Responsible play" onClick={() => {}} />
      <ListRow icon="bank" title="Bank cards" subtitle="Verify your number first" onClick={() => {}} disabled />
    </Card>
  )
}

function MovementCard() {
  return (
    <Card
      title="Balance"
      action={
        <Button size="small" variant="ghost">
          See all
        </Button>
      }
    >
      <div className={styles.stack}>
        <Money amount={centavos(123_450_075n)} tone="gold" className={styles.amount} />
        <div className={styles.row}>
          <Money amount={centavos(50_000n)} tone="signed" />
          <Money amount={centavos(-12_345n)} tone="signed" />
          <Money amount={centavos(0n)} />
        </div>
        <ProgressBar label="Turnover" valueText="₱300.00 of ₱500.00" value={300} max={500} />
        <p>
          The order ends in <Countdown until={inTenMinutes} now={now} label="Time left to pay" />.
        </p>
      </div>
    </Card>
  )
}

function BankCard() {
  return (
    <Card title="Send to this account" flush>
      <CopyRow label="Bank" value="Bank of the Philippine Islands" />
      <CopyRow label="Account number" value="102948817734" grouped />
      <CopyRow label="Order" value="DP-20261121-88213" />
    </Card>
  )
}

function InviteCard() {
  const linkRef = useRef<HTMLParagraphElement>(null)
  return (
    <Card title="Invite a friend">
      <div className={styles.stack}>
        <p ref={linkRef}>https://bituin.example/r/BITUIN88</p>
        <div className={styles.row}>
          <CopyButton text="https://bituin.example/r/BITUIN88" label="Copy link" shownIn={linkRef} />
        </div>
      </div>
    </Card>
  )
}
