/** Which friends count, for the rules of every promotion for invites. */
export const messages = {
  friendQualifies:
    'A friend qualifies after signing up with your link, adding a mobile number, verifying their identity, making a first deposit of {deposit} or more and playing {bet}, all within {days} days. Friends who share a device, a document or a bank account with you don’t qualify.',
} as const
