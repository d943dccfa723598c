/** What the server says about this promotion. */
export const messages = {
  title: 'Weekend draw',
  howToGetTickets: 'How to get tickets',
  tickets:
    'Every {deposit} you deposit gives you a ticket, and so does every {play} of valid bets, up to {max} tickets a week. Refunded deposits don’t count.',
  pack: {
    one: 'On Saturday and Sunday, a deposit of exactly {price} as a weekend pack gives you 1 more ticket, once a week. Pay before tickets close.',
    other:
      'On Saturday and Sunday, a deposit of exactly {price} as a weekend pack gives you {count} more tickets, once a week. Pay before tickets close.',
  },
  theDraw: 'The draw',
  times:
    'Tickets close on Sunday at {closesAt}. The draw is at {drawsAt}. What you deposit or play after the close counts for the next week.',
  onePrize: 'Each player can win one prize. If there are fewer players than prizes, the smallest prizes are not drawn.',
  inbox:
    'Prizes arrive in your inbox. Claim them there before the message expires. They need {times}× playthrough before you can withdraw them.',
  proof:
    'The draw uses a seed whose fingerprint we publish before the first ticket, and a public random number from drand that nobody knows before the draw. If drand doesn’t answer within two hours, the fingerprint of the closed ticket list is used instead. The result page has everything to recompute the winners.',
  // send-prizes.ts
  letterTitle: 'You won in the weekend draw',
  letterBody: 'Your ticket {ticket} won a prize. Claim it here before this message expires.',
  // weekend-lottery-kind.ts, the table
  prize: 'Prize',
  winners: 'Winners',
} as const
