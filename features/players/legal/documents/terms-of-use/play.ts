import { list, paragraph, section, steps } from '../../blocks.ts'

/** What happens in a game: rules, fairness, interruption, error, and the limits on play. */
export const play = [
  section(
    'playing',
    'Playing',
    list(
      'Each game shows its rules, pay table and return to player before you bet. Demo play uses the same mathematics without money.',
      'A bet is accepted when our server confirms it. The game’s server decides the result, never your phone.',
      'You can play one game at a time. Opening another game closes the first one.',
      'There is no autoplay and no turbo mode, and slots have a short pause between rounds.',
      'You cannot cancel a bet that has been accepted, unless the rules of the game allow it.',
      'Every game of chance is designed so that, over time, the house keeps part of all bets. Playing is entertainment, not a source of income.',
    ),
  ),
  section(
    'fairness',
    'Fair results you can check',
    paragraph(
      'In our own games, the result of a round is fixed before you bet.',
      'We commit to a secret seed by showing you its fingerprint. The result is computed from that seed, your own seed and a counter. Afterwards, we reveal the seed.',
      'Our verifier page, which works offline, recomputes any round and shows that nothing was changed after your bet.',
    ),
    paragraph(
      'The odds and returns that we publish come from the same tables that the games use.',
      'Results in games by other studios are drawn on their servers, and those games are certified under their own licences. The game’s information page names the studio.',
    ),
  ),
  section(
    'interrupted-games',
    'Interrupted games',
    paragraph('Losing your connection, closing the app or being logged out never changes a result.'),
    list(
      'If the bet was not accepted, nothing was deducted.',
      'If the bet was accepted and the round needs no further choice from you, the round is finished without you and any win is credited.',
      'If the round needs a choice from you, it is kept, and you can continue where you stopped when you open the game again.',
      'If a round is still open after 24 hours, we follow up with the game’s provider. The round is completed according to its rules, or cancelled and the bet is returned.',
      'Wins and returned bets are credited even if your account has been suspended or excluded in the meantime.',
    ),
  ),
  section(
    'errors',
    'Errors',
    list(
      'If a fault causes a result that the published rules do not allow, we cancel that round, return the bet and reverse the win. Other rounds are not affected.',
      'We reverse a credit made by mistake, for example a deposit counted twice, with an entry that you can see and that states the reason.',
      'If you have already spent such a credit, your balance does not go below zero. The remaining amount is recorded as a debt, which you can dispute.',
      'A round that followed its published rules is not an error, no matter how large the win.',
    ),
    paragraph(
      'If our records and your screen differ, the server’s record applies unless it is proven wrong.',
      'You may ask for the record of any round, with everything needed to check it.',
    ),
  ),
  section(
    'responsible-play',
    'Limits, breaks and self-exclusion',
    paragraph('You can set these at any time under [Limits](/profile/limits), free of charge:'),
    list(
      'limits on deposits, losses, bets and time, by day, week and month: a stricter limit applies at once, a looser one after a waiting period, normally 72 hours, and a second confirmation;',
      'a break (time-out) of 24 hours, 48 hours, 7, 14 or 30 days;',
      'self-exclusion for 6 months, 1 year or 5 years, which neither you nor we can end early;',
      'a reality check that pauses play to show your time, bets, wins and net result.',
    ),
    paragraph(
      'During a break or exclusion you cannot deposit, play or join promotions.',
      'You can still withdraw your balance. If you can no longer log in, customer service will pay it out.',
      'Your family or the regulator can also request an exclusion, and we may exclude a player who is being harmed by playing.',
      'Do not try to get around an exclusion, whether with this account or another one.',
      'Read more in [Play responsibly](/profile/agree/responsible-play).',
    ),
  ),
  section(
    'fair-conduct',
    'What is not allowed',
    list(
      'Using bots, scripts, automatic clickers or any program that plays or decides for you. Using one is cheating.',
      'Playing together with others where the rules require you to play for yourself.',
      'Exploiting a known fault instead of reporting it. If you report one, you keep what you won fairly.',
      'Giving false details, or using someone else’s identity, documents, number or payment account.',
      'Hiding your location or device to get around a limit, an exclusion or these terms.',
      'Moving money from crime, or using {operator} to pass money on to others.',
      'Attacking, overloading or reverse engineering the service, or accessing other players’ data.',
      'Threatening or insulting other players or our staff.',
    ),
  ),
  section(
    'suspension',
    'Suspension',
    paragraph('We may suspend an account, in whole or in part, for one of these reasons:'),
    list(
      'you are on a list of restricted persons;',
      'you have more than one account;',
      'a promotion was abused;',
      'the player is under 21, banned, or otherwise may not play;',
      'transactions are suspicious;',
      'a bot was used;',
      'details or documents are false, or KYC is refused;',
      'a court, the regulator or another authority orders it;',
      'someone else appears to control the account.',
    ),
    paragraph('A suspension gives us time to investigate. It is not a punishment. The steps are:'),
    steps(
      'We suspend only what is necessary: play, deposits, promotions or withdrawals.',
      'We tell you about the suspension and its reason, unless the law forbids it, as in money-laundering cases.',
      'You have 15 days to respond and send documents. Nothing is taken from you in the meantime.',
      'A person, not a computer system alone, decides, normally within 10 business days of your response, and writes to you with the reason.',
      'You may appeal within 15 days. Someone who did not make the first decision reviews the case within 10 business days.',
    ),
  ),
]
