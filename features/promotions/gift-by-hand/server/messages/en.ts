/** The message with a reward that our staff gave. */
export const messages = {
  letterTitle: 'We added your reward',
  letterBody: 'You got {reward} from {promotion}: {about}. It’s in your account now.',
  fault: 'A problem on our side kept you from getting it. Sorry about that.',
  delay: 'You should have had it earlier. Sorry for the delay.',
  agreed: 'We added it as we agreed with you in customer service.',
  dayCounts: 'The day you missed counts, too, so you can go on where you were.',
} as const
