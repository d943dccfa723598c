import { list, note, paragraph, section, steps, table } from '../../blocks.ts'

/** Deposits, withdrawals, turnover, bonuses, and the book in which they stand. */
export const money = [
  section(
    'balance-and-records',
    'Your balance and our books',
    paragraph(
      'Every movement of coins is one entry in a ledger: from where, to where, how much, why and when.',
      'Entries are never edited or deleted. A mistake is put right by a second entry that you can see.',
    ),
    list(
      'You can read your whole history in [your records](/record/transaction).',
      'Your balance cannot go below zero, and coins never move from one player to another.',
      'Your entries are chained to each other, so that a changed or missing one would show.',
      'Once a day we publish one figure for everything owed to players, with a proof you can download that your own balance is counted in it.',
    ),
    paragraph(
      'Coins are not a bank deposit: they earn no interest and are not insured by the Philippine Deposit Insurance Corporation.',
      'We do not lend you money, and nobody may lend it to you through {operator}.',
    ),
  ),
  section(
    'deposits',
    'Deposits',
    list(
      'Use only a bank account, e-wallet or card in your own name. A deposit paid by somebody else may be held, and is then returned to where it came from.',
      'The screen shows the methods, the smallest and largest amount, and any fee before you confirm. Your own deposit limit always counts.',
      'An order is valid for the time its countdown shows. Money that arrives later is still credited to you; it is never lost.',
      'If another amount arrives than you ordered, we credit what arrived. A promotion tied to the ordered amount does not apply.',
      'Verify the account on the screen before every transfer. The provider is not liable for a transfer to an old account, but tell us and we will help to trace it.',
      'A deposit that is refunded or charged back is taken out of your balance. If the balance is too small, the rest stands as a debt and is settled before your next withdrawal.',
    ),
    paragraph('A deposit has a turnover of one time its amount; the next section says why and how it counts.'),
  ),
  section(
    'turnover',
    'Turnover before a withdrawal',
    paragraph(
      'Turnover is how much you must stake before a credit can be withdrawn.',
      'It keeps money from merely passing through an account, as our anti-money-laundering duties demand, and it is the price of a bonus.',
    ),
    list(
      'Each deposit, and each bonus, opens one requirement: the amount multiplied by the rate shown with it.',
      'Stakes of finished rounds count towards the oldest open requirement first, then the next.',
      'Deposits: stakes in every game count in full. Bonuses: each game type has a weight, shown with the bonus.',
      'In live, poker and sports games the counted stake is the smaller of the stake and the amount won or lost.',
      'Not counted: free rounds, cancelled rounds, tips, a cash-out below the stake, bets at odds below 1.50, and the matching part of opposite bets in one round.',
      'Wins open no requirement. Stakes beyond what is open are not saved for later.',
      'When you have lost all you had (less than one coin left, safebox included, and nothing open), every open requirement ends.',
    ),
    table({
      caption: 'Worked example: a deposit of ₱1,000 (1 time) with a bonus of ₱200 (5 times)',
      head: ['What you do', 'What counts', 'Still to stake: deposit', 'Still to stake: bonus'],
      rows: [
        ['Deposit ₱1,000, bonus ₱200', '', '₱1,000', '₱1,000 (₱200 × 5)'],
        ['Stake ₱1,500 on slots (weight 100%)', '₱1,000 to the deposit, ₱500 to the bonus', '₱0', '₱500'],
        ['Stake ₱1,000 on live games and lose it (weight 30%)', '₱300 to the bonus', '₱0', '₱200'],
        ['Stake ₱200 on slots (weight 100%)', '₱200 to the bonus', '₱0', '₱0: you can withdraw'],
      ],
    }),
    paragraph(
      'The weights in the example are an example; yours are on the bonus page.',
      'The withdrawal screen shows each requirement, what is done and what is left, with the numbers the system itself uses.',
    ),
  ),
  section(
    'withdrawals',
    'Withdrawals',
    steps(
      'You ask for an amount. It leaves your balance at once and is held for you. Before you ask, the screen shows everything that still stands in the way, all at once.',
      'We check: KYC, turnover, that the account is yours, daily limits, open rounds, and signs of fraud or money laundering.',
      'We approve and send it, or a person looks first. You see each step with its time.',
      'It arrives, or the whole held amount comes back to your balance with the reason.',
    ),
    list(
      'Money goes only to an account or e-wallet in your own verified name.',
      'Minimum, maximum, number a day and any fee are shown before you confirm.',
      'While a request can still be cancelled, its page says so. You can lock it, so that not even you can take it back.',
      'We never invite you to play with money you have asked to withdraw.',
      'Bonus earnings received without a deposit can be withdrawn after at least one valid deposit of your own.',
    ),
  ),
  section(
    'processing-periods',
    'How long deposits and withdrawals take',
    table({
      caption: 'Processing periods for deposits and withdrawals',
      head: ['Amount', 'At the latest after'],
      rows: [
        ['₱1 to ₱50,000', '1 to 3 business days'],
        ['Above ₱50,000, up to ₱500,000', '3 to 5 business days'],
        ['Above ₱500,000', '5 to 10 business days'],
      ],
    }),
    paragraph(
      'These periods are outer bounds, not what you should expect.',
      'Most deposits and small withdrawals are processed automatically and arrive much sooner; larger amounts need a second person, and the largest a compliance check.',
      'The order page gives you an estimate for your own payment.',
    ),
    paragraph(
      'A withdrawal period begins when nothing is missing from you: KYC approved, turnover done, account bound.',
      'When a payment provider is under maintenance, we monitor delayed transactions within 24 hours and tell you how each one stands.',
      'If a period passes without a result, the steps in “Complaints” are open to you at once.',
    ),
  ),
  section(
    'bonuses',
    'Bonuses and promotions',
    paragraph(
      'Each promotion’s page says who may take part, what it gives, its turnover rate, its odds where something is drawn, its last day, and what ends it.',
      'A change never touches a cycle that you have already begun.',
    ),
    list(
      'Rewards for new players are given once per person, and once per household, device or payment account.',
      'An invited friend counts when it is a different, real and verified person who plays with their own money.',
      'A bonus that is not played through in its time, normally 30 days, ends: the part not yet earned is removed. We warn you 72 and 24 hours before.',
      'You may give up a bonus at any time. The bonus credit is removed, as far as it is still there; deposits stay.',
      'Where a bonus has a largest stake, its page says so. Stakes above it do not count towards its turnover, or are refused.',
      'Coupons, points and items have no cash value except the one their page states.',
    ),
    note(
      'Using a promotion by its rules is not abuse, even if you do it well.',
      'Abuse is taking it more than once through other accounts, invented friends, borrowed identities, bots or agreements with other players.',
      'A reward under suspicion is held while a person looks at it; you are told, and you can appeal.',
    ),
  ),
  section(
    'taxes',
    'Taxes',
    paragraph(
      'Where Philippine law obliges us to withhold tax from a win, we do so, show it in your records and give you the certificate.',
      'Any other tax on your winnings is yours to declare.',
    ),
  ),
]
