import { PageHead } from '#platform/office-ui/page-head.tsx'
import { CannedAnswers } from './canned-answers.tsx'
import { DeskHoursCard } from './desk-hours-card.tsx'
import styles from './support-chat.module.css'
import { messages } from './messages/en.ts'

/** What members insert into chats, and when players read that they are there. */
export const SupportDeskPage = () => (
  <>
    <p className={styles.back}>
      <a href="/support-chats">{messages.allChats}</a>
    </p>
    <PageHead title={messages.deskTitle}>{messages.deskLead}</PageHead>
    <div className={styles.cards}>
      <DeskHoursCard />
      <CannedAnswers />
    </div>
  </>
)
