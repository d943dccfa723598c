/** Why a round cannot be watched or shared, as the server replies. */
export const messages = {
  roundNotFound: 'We couldn’t find this round.',
  roundArchived:
    'This round is kept in our archive and can’t be watched here. Contact customer service to ask about it.',
  roundNotOver: 'This round isn’t over yet. You can watch it again when it ends.',
  roundNotReplayed: 'Rounds of this game can’t be watched again here.',
  roundNotShared: 'This link doesn’t open a round. Its player may have stopped sharing it.',
  sharingStopped: 'You can’t share rounds right now. You can still watch them.',
} as const
