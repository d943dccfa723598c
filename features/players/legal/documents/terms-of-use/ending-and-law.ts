import { list, note, paragraph, section, steps, table } from '../../blocks.ts'

/** Closing, balances, responsibility, complaints, changes and law. */
export const endingAndLaw = [
  section(
    'excluded-and-ineligible-balances',
    'Balances of excluded and ineligible players',
    note(
      'Under the gaming rules of the Philippines, funds of ineligible players are forfeited.',
      'We never forfeit anything automatically, and we do not keep forfeited money as our own income.',
    ),
    table({
      caption: 'What happens to a balance',
      head: ['Situation', 'What happens to your balance'],
      rows: [
        ['Limit or break', 'It stays as it is, and we pay it out when you request it.'],
        [
          'Self-exclusion, or exclusion by family or by us',
          'Open rounds are finished and wins are credited. Then we pay out your balance, even if the exclusion prevented you from completing a playthrough. A bonus not yet earned ends.',
        ],
        ['Suspension', 'It stays recorded as yours until the case is decided.'],
        [
          'Not eligible to play, after review and appeal',
          'We hand over the part that the law or the regulator requires to be forfeited, as they direct. Everything else is returned to an account in your own name.',
        ],
        [
          'Cheating or abuse, after review and appeal',
          'Wins and bonuses obtained this way may be reversed. Your own deposits are returned, less what you have lost by playing.',
        ],
        ['Order of a court or authority', 'We follow the order for as long as it applies.'],
        ['You close your account', 'We pay it out to you.'],
        [
          'Death of the player',
          'We pay it to the heirs or the estate upon presentation of the documents that the law requires.',
        ],
      ],
    }),
    paragraph('Before any funds of an ineligible player are forfeited:'),
    steps(
      'We tell you in writing which eligibility rule is in question and what the evidence is.',
      'You have 15 days to respond and to show that the evidence is wrong.',
      'A person decides and gives reasons. You may appeal, as described under “Suspension”.',
      'Only an amount that a provision of law or a directive of the regulator requires is forfeited, and we tell you which one.',
      'You may take the matter to the regulator and to the courts.',
    ),
  ),
  section(
    'anti-money-laundering',
    'Anti-money laundering',
    paragraph(
      'Casinos, including internet casinos, are covered persons under the Anti-Money Laundering Act (Republic Act 9160, as amended, among others by Republic Act 10927).',
      'We therefore identify players, monitor transactions, keep records for at least five years, and report covered and suspicious transactions to the Anti-Money Laundering Council.',
    ),
    paragraph(
      'We may ask where money comes from, hold a transaction as long as the law requires, and refuse a transaction that has no clear explanation.',
      'The law forbids us to tell anyone, including you, whether a report was made.',
    ),
  ),
  section(
    'closing-your-account',
    'Closing your account',
    paragraph(
      'You can close your account at any time in your [profile](/profile/info), by chat or by writing to [{supportEmail}](mailto:{supportEmail}).',
      'In your profile, you can do so once you have withdrawn your balance and no round, deposit or withdrawal is in progress. By chat or in writing, we pay out your balance and close the account for you.',
      'We keep the records that the law requires us to keep.',
      'If you want to close it because of gambling, choose self-exclusion instead. A closed account can be reopened on request; an excluded account can be reopened only when the exclusion period is over.',
    ),
    paragraph(
      'An unused account costs nothing. We charge no inactivity fee, and the balance remains yours.',
      'We may end this agreement with 30 days’ notice and pay out your balance. We may end it at once for a serious breach of “What is not allowed”.',
    ),
  ),
  section(
    'personal-data-and-messages',
    'Personal data and messages',
    paragraph(
      'The [Privacy Policy](/privacy-policy) explains how we use your data.',
      'We send messages that your account needs (codes, receipts, security notices, changes to these terms) to your mobile number or in-app inbox.',
      'We send advertising only if you have agreed to it and only through the channels you agreed to. We stop when you tell us to or when you are excluded.',
    ),
  ),
  section(
    'software',
    'The app and its content',
    paragraph(
      'You may use the app and website for your own playing.',
      'Names, artwork, games and texts belong to us or to our licensors.',
      'You may use parts under an open-source licence as that licence allows.',
      'Get the app only from our own website or a store that we name.',
    ),
  ),
  section(
    'availability',
    'Maintenance and interruptions',
    paragraph(
      'We work to keep the service available, but we cannot promise that it always will be.',
      'We announce planned maintenance. If a payment method or game is down, we close it before you can put money into it.',
      'If the service is down for a long time, we extend the promotion deadlines that you could not meet because of it.',
    ),
  ),
  section(
    'our-responsibility',
    'Our responsibility',
    list(
      'We owe you the full balance shown in your account. None of the limits below applies to it.',
      'Bets lost in a round that followed its rules are not damage.',
      'We are not responsible for events that neither of us could foresee or prevent, such as disasters, general power or network failures, or acts of government.',
      'We are not responsible for losses that you cause by giving away your password, giving false details or breaching these terms.',
      'For other losses caused by our ordinary negligence, our liability is limited to the total of your deposits in the last twelve months or ₱50,000, whichever is higher.',
    ),
    paragraph(
      'Nothing here limits liability that the law does not allow us to limit: liability for fraud, wilful injury and gross negligence, and your rights as a consumer and under the Data Privacy Act.',
    ),
  ),
  section(
    'complaints',
    'Complaints',
    steps(
      'Tell us by chat or at [{supportEmail}](mailto:{supportEmail}), if possible within six months. Say what happened, when it happened and what you would like us to do. You will get a case number within 24 hours.',
      'We answer in writing within 7 days. If we need a provider’s records, we tell you and answer within 15 days.',
      'If you are not satisfied, ask for a second review within 30 days. Someone who was not involved in the first answer decides within 10 business days.',
      'If you are still not satisfied, or receive no answer in time, you can take your complaint to {regulator} free of charge. Give them our case number, and we will send them the full record.',
      'For complaints about personal data, you can go to the National Privacy Commission at any time. You can also go to the courts at any time.',
    ),
    paragraph('A complaint never costs you anything and is never held against you.'),
  ),
  section(
    'changes',
    'Changes to these terms',
    paragraph(
      'Each version shows its date, and you can ask us for earlier versions.',
      'A correction that does not affect you takes effect when it is published.',
    ),
    paragraph(
      'We announce a material change, which affects your rights, money or duties, at least 15 days before it takes effect, unless the law or the regulator requires it sooner.',
      'We then ask for your agreement again before you play or deposit.',
      'If you do not agree, you can withdraw your balance under the terms you accepted and close your account.',
      'A change never affects rounds, bonuses or withdrawals that have already started.',
    ),
  ),
  section(
    'governing-law',
    'Law and courts',
    paragraph(
      'These terms are governed by the law of the Republic of the Philippines, and its courts have jurisdiction.',
      'As a consumer, you may file a case where you live.',
      'Using our complaint steps does not take away your right to go to court or to an authority.',
    ),
    paragraph(
      'If one term is invalid, the others remain in effect.',
      'If we do not enforce a right once, we have not waived it.',
      'We may transfer this agreement to another licensed operator only with the regulator’s approval, after telling you, and with your full balance.',
      'The English text is binding. Translations are provided only for your convenience.',
    ),
  ),
  section(
    'contact',
    'Contact',
    paragraph(
      '{company}, {companyAddress}. Write to us: [{supportEmail}](mailto:{supportEmail}).',
      'Help with gambling: [{helplinePhone}](tel:{helplinePhone}).',
    ),
  ),
]
