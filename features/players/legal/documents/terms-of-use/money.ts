import { list, note, paragraph, section, steps, table } from '../../blocks.ts'

/** Deposits, withdrawals, playthrough, bonuses, and their records. */
export const money = [
  section(
    'balance-and-records',
    'Your balance and records',
    paragraph(
      'Every movement of coins is recorded as an entry in a ledger: from where, to where, how much, why and when.',
      'Entries are never edited or deleted. We correct a mistake with a second entry, which you can see.',
    ),
    list(
      'You can see your full history in [your records](/record/transaction).',
      'Your balance cannot go below zero, and coins never move from one player to another.',
      'Your entries are linked to each other, so a changed or missing entry can be detected.',
      'Once a day we publish the total that we owe our players. You can download a proof that your own balance is included.',
    ),
    paragraph(
      'Coins are not a bank deposit. They earn no interest and are not insured by the Philippine Deposit Insurance Corporation.',
      'We do not lend you money, and no one may lend you money through {operator}.',
    ),
  ),
  section(
    'deposits',
    'Deposits',
    list(
      'Use only a bank account, e-wallet or card in your own name. A deposit paid by someone else may be held and returned to where it came from.',
      'Before you confirm, the screen shows the payment methods, the minimum and maximum amount, and any fee. Your own deposit limit always applies.',
      'A deposit order is valid for the time shown by its countdown. Money that arrives later is still credited to you and is never lost.',
      'If the amount that arrives differs from your order, we credit the amount that arrived. A promotion for the ordered amount then does not apply.',
      'Verify the account on the screen before every transfer. The provider is not liable for a transfer to an old account, but if you tell us, we will help trace it.',
      'We deduct a refunded or charged-back deposit from your balance. If your balance is too low, the remaining amount is recorded as a debt and settled before your next withdrawal.',
    ),
    paragraph(
      'Each deposit has a playthrough of one time its amount. The next section explains why and how it is counted.',
    ),
  ),
  section(
    'turnover',
    'Playthrough before a withdrawal',
    paragraph(
      'Playthrough is how much you must bet before you can withdraw a credit.',
      'It prevents money from merely passing through an account, as our anti-money-laundering duties require, and it is the condition for a bonus.',
    ),
    list(
      'Each deposit and each bonus has its own playthrough requirement: its amount multiplied by the rate shown with it.',
      'Bets in finished rounds count towards the oldest open requirement first, then towards the next.',
      'For deposits, bets in every game count in full. For bonuses, each game has a weight, which is shown in the game’s information.',
      'In table, poker and sports games, we count the bet or the amount won or lost, whichever is smaller.',
      'These do not count: free rounds, cancelled rounds, tips, a cash-out below the bet, bets at odds below 1.50, and the matching part of opposite bets in one round.',
      'Wins have no playthrough requirement. Bets beyond your open requirements are not carried over.',
      'During a break or self-exclusion, your deposits need no playthrough, so you can withdraw them. A bonus then has to be given up first. We review a withdrawal of a deposit that was not played.',
      'If you have lost your whole balance (less than one coin left, including your safebox, and no open rounds), all open requirements end.',
    ),
    table({
      caption: 'Worked example: a deposit of ₱1,000 (1 time) with a bonus of ₱200 (5 times)',
      head: ['What you do', 'What counts', 'Left for the deposit', 'Left for the bonus'],
      rows: [
        ['Deposit ₱1,000, bonus ₱200', '', '₱1,000', '₱1,000 (₱200 × 5)'],
        ['Bet ₱1,500 on slots (weight 100%)', '₱1,000 for the deposit, ₱500 for the bonus', '₱0', '₱500'],
        ['Bet ₱1,000 on table games and lose it (weight 30%)', '₱300 for the bonus', '₱0', '₱200'],
        ['Bet ₱200 on slots (weight 100%)', '₱200 for the bonus', '₱0', '₱0: you can withdraw'],
      ],
    }),
    paragraph(
      'The weights above are only an example. You will find the weight of each game in its information.',
      'The withdrawal screen shows each requirement, what you have completed and what is left, with the same numbers that our system uses.',
    ),
  ),
  section(
    'withdrawals',
    'Withdrawals',
    steps(
      'You request an amount. It leaves your balance at once and is held for you. Before you request it, the screen shows everything that you still have to complete.',
      'We check your KYC, playthrough, account ownership, daily limits, open rounds, and signs of fraud or money laundering.',
      'We approve and send it, or one of our staff reviews it first. You can see each step and its time.',
      'The money arrives, or the full amount is returned to your balance with the reason.',
    ),
    list(
      'We pay only to a bank account or e-wallet in your own verified name.',
      'Before you confirm, we show the minimum, the maximum, the number of withdrawals per day and any fee.',
      'As long as you can still cancel a request, its page says so. You can lock a request so that not even you can cancel it.',
      'We never encourage you to play with money that you have requested to withdraw.',
      'You can withdraw bonus earnings received without a deposit after you have made at least one valid deposit of your own.',
    ),
  ),
  section(
    'processing-periods',
    'How long deposits and withdrawals take',
    table({
      caption: 'Processing periods for deposits and withdrawals',
      head: ['Amount', 'Maximum period'],
      rows: [
        ['₱1 to ₱50,000', '1 to 3 business days'],
        ['Above ₱50,000, up to ₱500,000', '3 to 5 business days'],
        ['Above ₱500,000', '5 to 10 business days'],
      ],
    }),
    paragraph(
      'These are maximum periods, not the time you should normally expect.',
      'Most deposits and small withdrawals are processed automatically and arrive much sooner. Larger amounts need approval by a second person, and the largest need a compliance check.',
      'The order page shows an estimate for your payment.',
    ),
    paragraph(
      'The period for a withdrawal begins when you have completed everything required: KYC approved, playthrough completed and payout account added.',
      'When a payment provider is under maintenance, we monitor delayed transactions within 24 hours and tell you the status of each one.',
      'If a period ends without a result, you can use the steps in “Complaints” at once.',
    ),
  ),
  section(
    'bonuses',
    'Bonuses and promotions',
    paragraph(
      'The page of each promotion states who may join, the reward, the playthrough rate, the odds of any draw, the last day, and what ends the promotion.',
      'A change never affects a cycle that you have already started.',
    ),
    list(
      'Rewards for new players are given once per person, and once per household, device or payment account.',
      'An invited friend counts only if they are a different, real and verified person who plays with their own money.',
      'A bonus ends if you do not complete its playthrough in time, normally 30 days, and the part not yet earned is removed. We remind you 72 and 24 hours before.',
      'While a bonus has open playthrough, rounds with a bet above its maximum do not count towards any playthrough. The rules of each promotion state the maximum.',
      'Coupons, points and items have no cash value other than the one stated on their page.',
    ),
    note(
      'Using a promotion according to its rules is not abuse, even if you gain a lot from it.',
      'Abuse means claiming it more than once through other accounts, fake friends, borrowed identities, bots or agreements with other players.',
      'If we suspect abuse, we hold the reward while a person reviews it. We tell you, and you can appeal.',
    ),
  ),
  section(
    'taxes',
    'Taxes',
    paragraph(
      'If Philippine law requires us to withhold tax from a win, we withhold it, show it in your records and give you the certificate.',
      'You are responsible for declaring any other tax on your winnings.',
    ),
  ),
]
