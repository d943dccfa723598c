import { list, paragraph, section, steps } from '../../blocks.ts'

/** What happens in a game: rules, fairness, interruption, error, and the limits on play. */
export const play = [
  section(
    'playing',
    'Playing',
    list(
      'Each game shows its rules, its pay table and its return to player before you stake anything. Demo play uses the same mathematics and no money.',
      'A stake is accepted when our server confirms it, and its result is decided by the game’s server, never by your phone.',
      'You play one game at a time. Opening another takes over from the first.',
      'There is no automatic play and no turbo, and slots keep a short pause between rounds.',
      'A stake that has been accepted cannot be withdrawn, unless the game’s rules offer it.',
      'Every game of chance is built so that, over time, the house keeps a part of all stakes. Play is entertainment, not income.',
    ),
  ),
  section(
    'fairness',
    'Fair results you can check',
    paragraph(
      'In our own games the result of a round is fixed before you stake.',
      'We commit to a secret seed by showing you its fingerprint; the result is computed from that seed, a seed of your own and a counter; afterwards the seed is revealed.',
      'A verifier page, which works without a connection, recomputes any round and shows that nothing was changed after your stake.',
    ),
    paragraph(
      'The odds and returns we publish are produced from the same tables that the games draw from.',
      'Games of other studios are drawn on their servers and certified under their own licences; their information page names the studio.',
    ),
  ),
  section(
    'interrupted-games',
    'Interrupted games',
    paragraph('Losing your connection, closing the app or being signed out never changes a result.'),
    list(
      'If the stake was not accepted, nothing was taken.',
      'If it was accepted and the round needs no further choice of yours, it is finished without you and any win is credited.',
      'If it needs a choice, it waits for you, and continues where you left when you open the game again.',
      'A round still open after 24 hours is followed up with the game’s provider: it is completed by its rules, or cancelled and the stake returned.',
      'Wins and returned stakes are credited even if your account has meanwhile been suspended or excluded.',
    ),
  ),
  section(
    'errors',
    'Errors',
    list(
      'If a fault gave a round a result that its published rules do not allow, that round is cancelled: the stake comes back and its win is reversed. Other rounds are not touched.',
      'A credit made by mistake, for example a deposit counted twice, is reversed by a visible entry with its reason.',
      'If you have already spent such a credit, we do not push your balance below zero. The rest stands as a debt, and you can dispute it.',
      'A round that ran as its published rules say is not an error, however large the win.',
    ),
    paragraph(
      'If our records and your screen differ, the server’s record decides until proven wrong.',
      'You may ask for the record of any round, with what is needed to check it.',
    ),
  ),
  section(
    'responsible-play',
    'Limits, time-out and self-exclusion',
    paragraph('You can set these at any time under [Limits](/profile/limits), and always for free:'),
    list(
      'limits on deposits, losses, stakes and time, by day, week and month: a tighter one works at once, a looser one after a waiting time, normally 72 hours, and a second confirmation;',
      'a time-out of 24 hours, 48 hours, 7, 14 or 30 days;',
      'self-exclusion for 6 months, 1 year or 5 years, which cannot be ended early by you or by us;',
      'a reality check that stops play to show time, stakes, wins and the net result.',
    ),
    paragraph(
      'During a time-out or exclusion you cannot deposit, play or join promotions.',
      'Your balance remains within your reach; where you can no longer sign in, customer service pays it out.',
      'Your family or the regulator can also ask for an exclusion, and we may exclude a player whom play is harming.',
      'Do not try to get around an exclusion, here or with another account.',
      'More in [Play responsibly](/profile/agree/responsible-play).',
    ),
  ),
  section(
    'fair-conduct',
    'What is not allowed',
    list(
      'Bots, scripts, automatic clickers and any program that plays or decides for you. Using one is cheating.',
      'Playing in agreement with others where the rules have you play for yourself.',
      'Using a known fault instead of reporting it. If you report one, you keep what you fairly won.',
      'False details, somebody else’s identity, documents, number or payment account.',
      'Hiding your location or device to get around a limit, an exclusion or these terms.',
      'Moving money that comes from crime, or using {operator} to pass money on.',
      'Attacking, overloading or taking apart the service, or looking at other players’ data.',
      'Threats or insults to other players or to our staff.',
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
      'somebody else appears to control the account.',
    ),
    paragraph('A suspension is a step to find out, not a punishment. It goes like this:'),
    steps(
      'We suspend only what is needed: play, deposits, promotions or withdrawals.',
      'We tell you that we did and give the reason, except where the law forbids us to, as in money-laundering cases.',
      'You have 15 days to answer and to send documents. Nothing is taken from you in the meantime.',
      'A person decides, not a program alone, normally within 10 business days of your answer, and writes to you with the reason.',
      'You may appeal within 15 days. Somebody who did not take the first decision looks at it again within 10 business days.',
    ),
  ),
]
