import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // earnings-hero.tsx
  yourCommission: 'Commission mo',
  available: 'Puwede nang ilipat',
  moveToBalance: 'Ilipat sa balance',
  fromMinimum: 'Ilipat kapag {amount} na',
  reviewedFirst: 'Chine-check muna ng team namin ang paglipat na lampas sa {amount}.',
  inReview: 'Chine-check ng team namin ang {amount}.',
  todaySoFar: 'Ngayong araw',
  yesterday: 'Kahapon',
  total: 'Kabuuan',
  howItWorks: 'Paano ito?',
  // invite-card.tsx
  inviteTitle: 'Mag-invite ng kaibigan',
  linkLabel: 'Invite link mo',
  codeLabel: 'Invite code mo',
  share: 'I-share ang link',
  // team-card.tsx
  yourTeam: 'Team mo',
  level1: 'Mga in-invite mo',
  level2: 'Mga in-invite nila',
  level3: 'Mga kaibigan nila',
  playedToday: '{amount} ang nilaro ngayon · {rate} ang kita mo',
  playerCount: '{count} player',
  // friends-card.tsx
  yourFriends: 'Mga kaibigan mo',
  friendsEmpty: 'Wala ka pang na-invite',
  friendsEmptyHint: 'Dito lalabas ang mga nag-sign up gamit ang link mo, at ang kinita mo sa bawat isa.',
  joinedAt: 'Sumali noong {time}',
  newer: 'Mas bago',
  older: 'Mas luma',
  inProgress: 'Ongoing',
  qualified: 'Qualified',
  late: 'Huli na',
  notQualified: 'Hindi qualified',
  // statement-cards.tsx
  statement: 'Statement kada araw',
  statementEmpty: 'Wala pang commission',
  statementEmptyHint: 'Kapag naglaro ang mga kaibigan mo, kinukuwenta ang araw nang 2:00 AM at lalabas dito.',
  dayOfFriends: '{count} player · {amount} nilaro',
  dayWithCorrections: 'Kasama ang {amount} para sa void na round o na-refund na deposit',
  transfers: 'Inilipat sa balance',
  paid: 'Bayad na',
  waiting: 'Chine-check',
  returned: 'Ibinalik',
})
