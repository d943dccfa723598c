import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { messages } from './messages/en.ts'
import styles from './wallet-page.module.css'

/** The other pages of the cashier. A wide desktop lists them beside every page of the cashier. */
export const WalletLinks = () => (
  <Card flush className={styles.links}>
    <ListRow icon="document" title={messages.depositRecords} href="/lobby/wallets/records" />
    <ListRow icon="document" title={messages.withdrawalRecords} href="/lobby/wallets/withdrawals" />
    <ListRow icon="dice" title={messages.betHistory} href="/record/bets" />
    <ListRow icon="bank" title={messages.bankAccounts} href="/bankCardList" />
    <ListRow icon="lock" title={messages.withdrawalPassword} href="/walletsPassword" />
    <ListRow icon="shield" title={messages.safebox} href="/lobby/wallets/safebox" />
    <ListRow icon="clock" title={messages.limitsAndBreaks} href="/profile/limits" />
  </Card>
)
