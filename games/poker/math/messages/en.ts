/** The rules of the poker games. */
export const messages = {
  payouts: 'Payouts',
  howToPlay: 'How to play',
  hand: 'Hand',
  yourHand: 'Your hand',
  pays: 'Pays',
  aceHighOrLow: 'An ace is above the king, or below the deuce in a straight.',
  // hands
  'hand.royalFlush': 'Royal flush',
  'hand.naturalRoyalFlush': 'Natural royal flush',
  'hand.fourDeuces': 'Four deuces',
  'hand.wildRoyalFlush': 'Royal flush with deuces',
  'hand.straightFlush': 'Straight flush',
  'hand.fiveOfAKind': 'Five of a kind',
  'hand.fourOfAKind': 'Four of a kind',
  'hand.fullHouse': 'Full house',
  'hand.flush': 'Flush',
  'hand.straight': 'Straight',
  'hand.threeOfAKind': 'Three of a kind',
  'hand.twoPair': 'Two pair',
  'hand.jacksOrBetter': 'Jacks or better',
  'hand.pair': 'Pair',
  'hand.highCard': 'High card',
  // video-poker.ts
  videoHowTo:
    'You are dealt five cards from a full deck of 52. Tap the cards you want to hold, then draw: the others are replaced once, and your final hand is paid. Payouts include your bet, and only the best hand counts.',
  videoLeft:
    'If you leave in the middle of a round, it is saved. After 24 hours it is played for you, holding the cards that pay most in the long run.',
  // jacks-or-better.ts
  jacksSummary: 'Five cards, one draw: a pair of jacks returns your bet, and a royal flush pays {most} your bet.',
  jacksNote: 'A pair counts from jacks up. An ace is above the king, or below the deuce in a straight.',
  // deuces-wild.ts
  deucesSummary:
    'Every deuce can be any card you like. Three of a kind returns your bet, and four deuces pay {fourDeuces} your bet.',
  deucesNote: 'Deuces always make the best hand they can. A royal flush without them pays the most.',
  // duels
  duelLeft:
    'If you leave in the middle of a round, it is saved. After 24 hours, a hand worth playing is played without the second bet, and what that bet would have cost is taken off what it wins. Any other hand is folded.',
  // caribbean-stud.ts
  caribbeanSummary:
    'Your five cards against the dealer’s five, one of them face up: fold, or raise with twice your ante.',
  raisePays: 'Raise pays',
  caribbeanPayouts: 'Payouts include the raise. A winning ace and king without a pair pays as much as a pair.',
  caribbeanHowTo:
    'Your bet is the ante. You see your five cards and one of the dealer’s. Fold and lose the ante, or raise with twice the ante. Then the dealer’s other cards are turned.',
  caribbeanDealer:
    'The dealer qualifies with ace and king or better. If the dealer doesn’t qualify, your ante pays ×2 and your raise is returned. If the dealer qualifies, the higher hand wins: your ante pays ×2 and your raise pays by the table. If the hands are equal, both bets are returned.',
  caribbeanBest:
    'The best play: raise with any pair or better, and fold anything below ace and king. With ace and king, look at the dealer’s open card. If it is an ace or a king, raise if you hold a queen or a jack. If you hold another card of its rank, raise. Otherwise raise only with a queen, and only if the open card is lower than your fourth highest.',
  // tatlong-baraha.ts
  tatlongSummary: 'Your three cards against the dealer’s three: look at yours, then fold, or play for as much again.',
  pairPlus: 'Pair plus',
  anteBonus: 'Ante bonus',
  tatlongHowTo:
    'Your bet is the ante. You see your three cards. Fold and lose the ante, or play, which costs the ante once more. Then the dealer’s cards are turned.',
  tatlongDealer:
    'The dealer qualifies with queen high or better. If the dealer doesn’t qualify, your ante pays ×2 and your play bet is returned. If the dealer qualifies, the higher hand wins: both of your bets pay ×2. If the hands are equal, both bets are returned.',
  tatlongBonus: 'The ante bonus is paid for a straight or better whenever you play, win or lose.',
  tatlongPairPlus:
    'With Pair plus, half of your bet is the ante and half is a bet on your own hand alone: it pays from a pair up when you play.',
  tatlongRanking:
    'A straight is higher than a flush here, and three of a kind is higher than both. An ace is above the king, or below the deuce in a straight. The best play: play with queen, six and four or better.',
  // pai-gow-manila.ts
  paiGowSummary: 'Split seven cards into a 5-card hand and a 2-card hand. Win with both against the dealer’s.',
  yourHands: 'Your hands',
  bothHigher: 'Both higher than the dealer’s',
  oneHigher: 'One higher',
  noneHigher: 'None higher',
  betReturned: '{multiplier}: your bet is returned',
  nothing: 'Nothing',
  paiGowPayouts:
    'If a hand equals the dealer’s, the dealer wins it. Winning both pays even money, less a commission of {percent}%.',
  paiGowHowTo:
    'You and the dealer get seven cards each, from a deck of 52 and one joker. Choose two of yours; the other five must be the higher hand. The two count as a pair, or as their higher card.',
  paiGowJoker:
    'The joker completes a straight or a flush, and is an ace otherwise. Five aces are the highest hand. An ace is above the king, or below the deuce in a straight, which is then the lowest straight.',
  paiGowLeft:
    'The dealer’s hands are always set the House way, and yours are if you like. If you leave in the middle of a round, it is saved. After 24 hours it is set the House way and paid.',
  houseWay: 'House way',
  housePair:
    'No pair: the highest card stays with the five, the next two are the two. One pair: it stays with the five, the two highest others are the two.',
  houseTwoPairs:
    'Two pairs or more: a pair makes the two, the highest that is allowed, but two pairs up to tens stay together beside an ace. Three of a kind stay with the five, but of three aces one goes to the two. A straight or a flush stays, with the highest two it allows.',
  houseFour:
    'Four of a kind: up to sixes they stay together, higher ones are split two and two. With a second pair, a pair makes the two.',
} as const
