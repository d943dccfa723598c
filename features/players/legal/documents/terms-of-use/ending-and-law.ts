import { list, note, paragraph, section, steps, table } from '../../blocks.ts'

/** Closing, balances, responsibility, complaints, changes and law. */
export const endingAndLaw = [
  section(
    'excluded-and-ineligible-balances',
    'Balances of excluded and ineligible players',
    note(
      'The gaming rules of the Philippines provide that funds of ineligible players are forfeited.',
      'We do not forfeit anything automatically, and we do not keep forfeited money as our own income.',
    ),
    table({
      caption: 'What happens to a balance',
      head: ['Situation', 'What happens to your balance'],
      rows: [
        ['Limit or time-out', 'It stays as it is, and is paid out when you ask.'],
        [
          'Self-exclusion, or exclusion by family or by us',
          'Open rounds are finished and wins credited. Then the balance is paid out to you. Turnover that the exclusion keeps you from completing does not stand in the way; a bonus still unearned ends.',
        ],
        ['Suspension', 'It stays recorded as yours until the case is decided.'],
        [
          'Not eligible to play, after review and appeal',
          'The part that the law or the regulator requires to be forfeited is handed over as they direct. Everything else is returned to an account in your own name.',
        ],
        [
          'Cheating or abuse, after review and appeal',
          'Wins and bonuses obtained by it may be reversed. Your own deposits are returned, less what you have lost in play.',
        ],
        ['Order of a court or authority', 'We do what the order says, for as long as it says it.'],
        ['You close the account', 'It is paid out to you.'],
        ['Death of the player', 'It is paid to the heirs or the estate on the documents the law requires.'],
      ],
    }),
    paragraph('Before anything of an ineligible player is forfeited:'),
    steps(
      'We tell you in writing which rule of eligibility is in question and on what evidence.',
      'You have 15 days to answer and to show that the evidence is wrong.',
      'A person decides and gives reasons; you may appeal, as described under “Suspension”.',
      'Only an amount that a provision of law or a direction of the regulator requires is forfeited, and you are told which one.',
      'You may bring the matter to the regulator and to the courts.',
    ),
  ),
  section(
    'anti-money-laundering',
    'Anti-money laundering',
    paragraph(
      'Casinos, internet casinos included, are covered persons under the Anti-Money Laundering Act (Republic Act 9160, as amended, among others by Republic Act 10927).',
      'We therefore identify players, watch transactions, keep records for at least five years, and report covered and suspicious transactions to the Anti-Money Laundering Council.',
    ),
    paragraph(
      'We may ask where money comes from, hold a transaction while the law requires it, and refuse one that we cannot explain.',
      'The law forbids us to tell anybody, you included, whether a report was made.',
    ),
  ),
  section(
    'closing-your-account',
    'Closing your account',
    paragraph(
      'You can close your account at any time by chat or by e-mail to [{supportEmail}](mailto:{supportEmail}).',
      'We pay out your balance, and keep the records that the law makes us keep.',
      'If you want to close it because of gambling, choose self-exclusion instead: a closed account can be opened again on request, an excluded one only when its time is over.',
    ),
    paragraph(
      'An account that is not used costs nothing. We take no fee for inactivity, and its balance remains yours.',
      'We may end this agreement with 30 days’ notice and pay out the balance, or at once for a serious breach of “What is not allowed”.',
    ),
  ),
  section(
    'personal-data-and-messages',
    'Personal data and messages',
    paragraph(
      'How we use your data is in the [Privacy Policy](/privacy-policy).',
      'We send what the account needs (codes, receipts, security notices, changes of these terms) to your mobile number, e-mail address or in-app mail.',
      'Advertising comes only if you have agreed to it, by the channel you agreed to, and stops when you say so or when you are excluded.',
    ),
  ),
  section(
    'software',
    'The app and what is in it',
    paragraph(
      'You may use the app and site for your own play.',
      'Names, artwork, games and texts belong to us or to those who license them to us.',
      'Parts under an open-source licence may be used as that licence allows.',
      'Get the app only from our own site or a store that we name.',
    ),
  ),
  section(
    'availability',
    'Maintenance and interruptions',
    paragraph(
      'We take care that the service runs, but cannot promise that it always does.',
      'We announce planned maintenance, and close a payment method or game that is down before you have put anything into it.',
      'If the service is down for long, we extend the deadlines of promotions that you could not meet because of it.',
    ),
  ),
  section(
    'our-responsibility',
    'Our responsibility',
    list(
      'What your account shows as yours, we owe in full. No limit below applies to it.',
      'Stakes lost in a round that ran by its rules are not damage.',
      'We are not responsible for what neither of us could foresee or prevent, such as disasters, general failures of power or networks, or acts of authority.',
      'We are not responsible for loss caused by a password given away, false details, or a breach of these terms by you.',
      'For other loss caused by our ordinary negligence we pay up to the total of your deposits in the last twelve months, and at least ₱50,000.',
    ),
    paragraph(
      'Nothing here limits what the law does not allow to be limited: fraud, wilful injury, gross negligence, and your rights as a consumer and under the Data Privacy Act.',
    ),
  ),
  section(
    'complaints',
    'Complaints',
    steps(
      'Tell us: chat, or [{supportEmail}](mailto:{supportEmail}), within six months of what happened if you can. Say what happened, when, and what you would like. You get a case number within 24 hours.',
      'We answer in writing within 7 days. If a provider’s records are needed, we tell you so and answer within 15 days.',
      'Not satisfied? Ask for a second review within 30 days. Somebody who had no part in the first answer decides within 10 business days.',
      'Still not satisfied, or no answer in time? Take it to {regulator}, free of charge, with our case number. We send them the full record.',
      'For personal data, the National Privacy Commission is open to you at any time, and so are the courts.',
    ),
    paragraph('A complaint never costs you anything, and never counts against you.'),
  ),
  section(
    'changes',
    'Changes of these terms',
    paragraph(
      'Each version carries its date, and earlier versions can be asked for.',
      'A correction that changes nothing for you takes effect when it is published.',
    ),
    paragraph(
      'A material change, one that touches your rights, money or duties, is announced at least 15 days before it takes effect, unless the law or the regulator wants it sooner.',
      'We then ask for your agreement again before you play or deposit.',
      'If you do not agree, you can withdraw your balance under the terms you accepted and close the account.',
      'A change never reaches back to rounds, bonuses or withdrawals already begun.',
    ),
  ),
  section(
    'governing-law',
    'Law and courts',
    paragraph(
      'The law of the Republic of the Philippines applies, and its courts decide.',
      'As a consumer you may bring a case where you live.',
      'You do not give up any right to go to court or to an authority by using our complaint steps.',
    ),
    paragraph(
      'If one term is invalid, the others stand.',
      'If we do not insist on a right once, we have not given it up.',
      'We may transfer this agreement to another licensed operator only with the regulator’s approval, after telling you, and with your balance whole.',
      'The English text is the binding one; translations are a help.',
    ),
  ),
  section(
    'contact',
    'Contact',
    paragraph(
      '{company}, {companyAddress}. Write to [{supportEmail}](mailto:{supportEmail}).',
      'Help with gambling: [{helplinePhone}](tel:{helplinePhone}).',
    ),
  ),
]
