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
  // bente-uno.ts
  blackjackSummary:
    'Blackjack: come closer to 21 than the dealer without going over. An ace with a ten pays {pays} of your bet.',
  blackjackResult: 'Your hand',
  blackjackNatural: 'Blackjack: an ace and a ten',
  blackjackWon: 'Closer to 21, or the dealer busts',
  blackjackPush: 'Push: the same total',
  blackjackEvenMoney: 'Even money',
  blackjackInsurance: 'Insurance, if the dealer has a blackjack',
  blackjackPayouts:
    'Payouts include the bet on that hand, so a blackjack wins 3 to 2. A blackjack beats every other 21. A hand above 21 is bust and loses at once.',
  blackjackCards:
    'Cards count their number. Jack, queen and king count 10. An ace counts 11, or 1 where 11 would go above 21; a hand with an ace that counts 11 is called soft.',
  blackjackHowTo:
    'You get two cards and so does the dealer, who hides one. Hit takes a card, as often as you like. Stand keeps your total. At 21 your hand stands by itself.',
  blackjackMoves:
    'Double adds a second bet to your first two cards, takes exactly one more card and stands. Split makes two hands of two cards that count the same, each with a bet of its own and one new card; you can double after it. You can split once in a round. Split aces get one card each, and 21 after a split is not a blackjack.',
  blackjackDealer:
    'The dealer must draw to 16 and stand on every 17, soft ones included. With an ace or a ten open the dealer looks at the hidden card first: a blackjack ends the round, before you could bet more on it.',
  blackjackInsuring:
    'If the dealer shows an ace, insurance costs half of your bet and pays 2 to 1 if the hidden card is a ten. It returns {percent}% over time, less than the game itself, so the best play never takes it. If you have a blackjack, you can take even money instead: you win as much as your bet at once.',
  blackjackShoe:
    'Every card is drawn from a full deck of 52, as from a shoe without an end: the cards on the table make no other card less likely, and there is nothing to count. All cards of a round are drawn when it begins.',
  blackjackLeft:
    'If you leave in the middle of a round, it is saved. After 24 hours it is played on for you by the sheet below, without another bet: insurance is declined, and hands to double or split are hit or stand.',
  bestPlay: 'The best play',
  blackjackBest:
    'Played by this sheet, and without insurance, the game returns {percent}% of everything you bet. That is counted over every possible round, not estimated: it costs {cost}% of your first bet on average, and no other play costs less.',
  blackjackSheet:
    'The columns are the dealer’s open card. H: hit. S: stand. D: double, or hit if you can’t. Ds: double, or stand if you can’t. P: split.',
  withoutAce: 'Without a soft ace',
  withAce: 'With a soft ace',
  pairs: 'Pairs',
  yourTotal: 'Total',
  eightOrLess: '5–8',
  seventeenOrMore: '17–20',
  blackjackPairs:
    'A dash, and pairs that are not listed: don’t split, and play the total. Two fives are a 10, two tens are a 20. Aces that can’t be split are hit.',
  'advice.hit': 'H',
  'advice.stand': 'S',
  'advice.doubleOrHit': 'D',
  'advice.doubleOrStand': 'Ds',
  'advice.split': 'P',
  // pusoy/
  pusoySummary:
    'Set 13 cards in three rows and duel three computer opponents. Win more rows than one of them to win that duel; win all three rows and it pays {scoop}.',
  pusoyDuel: 'A duel',
  pusoyPaysOfThird: 'Pays, of a third of your bet',
  pusoyScoop: 'Scoop: you win all three rows',
  pusoyWon: 'You win more rows than you lose',
  pusoyTied: 'You win as many rows as you lose',
  pusoyLost: 'You lose more rows than you win',
  pusoyBet:
    'Your bet is paid at the deal and is the most you can lose. A third of it is on each of the three duels. Payouts include that third.',
  pusoySpecialHands: 'Special hands',
  pusoyYourThirteen: 'Your 13 cards',
  pusoyPaysOfBet: 'Pays, of your bet',
  pusoyDragon: 'Dragon: all 13 ranks, from the deuce to the ace',
  pusoySixPairs: 'Six pairs and one more card',
  pusoyThreeFlushes: 'Three flushes: 5, 5 and 3 cards of one suit each',
  pusoySpecialPaid:
    'A special hand pays on top of the duels, however you set your cards. Four of a kind count as two pairs. If your cards make several special hands, only the highest in the table pays.',
  pusoyDeal:
    'The whole deck of 52 is dealt when the round begins: 13 cards to you and 13 to each opponent. Nothing you do afterwards changes a card.',
  pusoyRows:
    'Set five cards in the back row, five in the middle and three in front. The back must be at least as high as the middle, and the middle at least as high as the front. Anything else is a foul, and the game does not accept it.',
  pusoyRanking:
    'Rows are poker hands. An ace is above the king, or below the deuce in a straight, which is then the lowest straight. In the front row only pairs, three of a kind and high cards count, not straights or flushes. Suits never decide.',
  pusoyDuels:
    'Your back is compared with each opponent’s back, then middle with middle and front with front. The higher hand wins the row. If both hands are equal, nobody wins it.',
  pusoyComputers:
    'Your opponents are computers. Each is dealt its own cards, does not see yours, and always sets them by Arrange for me.',
  pusoyLeft:
    'Take as long as you like. If you leave in the middle of a round, it is saved. After 24 hours your cards are set by Arrange for me and the round is paid.',
  pusoyArrange: 'Arrange for me',
  pusoyBest:
    'It tries all 72,072 ways to set your cards and drops the fouls. For each row it looks up how many of 200 typical hands the row beats, and takes the way that pays most on average. If two ways are worth the same, the higher back decides, then the middle, then the front.',
  pusoyTable:
    'The 200 typical hands of each row are published with the game, so you can check every choice. The return shown for this game is measured with Arrange for me; you may set your cards better or worse.',
} as const
