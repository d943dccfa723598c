import { list, paragraph, section, steps, table } from '../../blocks.ts'

/** Consent, children, the rights of the player, complaints and changes. */
export const consentAndRights = [
  section(
    'consent',
    'Consent, and taking it back',
    paragraph(
      'Where we rely on consent, we ask for it separately, never as a condition of playing, and record it.',
      'You can withdraw it at any time by e-mail to [{supportEmail}](mailto:{supportEmail}).',
      'Write from your registered address or name your account, and say which consent you withdraw.',
    ),
    list(
      'We confirm within 3 business days and stop that use without delay.',
      'What was done before remains lawful.',
      'What does not rest on consent goes on: payments, records, KYC and anti-money-laundering duties.',
      'If you withdraw from everything an account needs, we can only close it. We tell you so first and pay out your balance.',
    ),
  ),
  section(
    'messages',
    'Messages',
    paragraph(
      'Codes, receipts, security notices, limits and changes of terms belong to the account and are always sent.',
      'Offers come only by channels you have chosen. They stop when you say so, during a time-out, and from the moment of any exclusion.',
    ),
  ),
  section(
    'children',
    'Children and minors',
    paragraph(
      '{operator} is for persons of 21 years and older. We do not knowingly collect data of anybody younger.',
      'If we learn that we have, we close the account, keep only what the law requires, and delete the rest.',
      'Parents and guardians: write to us if you think a young person has an account. Do not let anybody use your phone or account to play.',
    ),
  ),
  section(
    'your-rights',
    'Your rights',
    table({
      caption: 'Rights under the Data Privacy Act of 2012 (Republic Act 10173)',
      head: ['Right', 'What it means here'],
      rows: [
        ['To be informed', 'To know that, why and how your data is used: this text, and any answer we owe you'],
        [
          'To object',
          'To say no to a use that rests on consent or our legitimate interest, such as advertising or profiling',
        ],
        ['To access', 'To get your data, its sources, its recipients and how decisions were made'],
        ['To correct', 'To have wrong or outdated data put right; you can change some of it in your profile'],
        [
          'To erasure or blocking',
          'To have data removed that is false, unlawfully held or no longer needed and not kept by law',
        ],
        ['To data portability', 'To get data you gave us, and your history, in a common electronic format'],
        ['To damages', 'To be compensated for harm caused by inaccurate, incomplete, false or unlawfully used data'],
        ['To complain', 'To take the matter to the National Privacy Commission'],
      ],
    }),
    paragraph('After a player’s death or when they cannot act, their heirs or assigns may use these rights.'),
  ),
  section(
    'using-your-rights',
    'How to use your rights',
    steps(
      'Write to [{supportEmail}](mailto:{supportEmail}), with “Data Protection Officer” in the subject. No form is needed.',
      'We make sure that it is you, as a rule by a code to your registered number, and confirm within 3 business days.',
      'We answer within 15 business days. A difficult request may take up to 30; then we say why.',
      'It is free. If we refuse, wholly or in part, we name the reason and the law.',
    ),
  ),
  section(
    'privacy-complaints',
    'Complaints about privacy',
    paragraph(
      'Please give us the chance to put it right first: the Data Protection Officer looks at every complaint personally.',
      'You may go to the National Privacy Commission of the Philippines (privacy.gov.ph) at any time, and to the courts.',
    ),
  ),
  section(
    'changes',
    'Changes of this policy',
    paragraph(
      'Each version carries its date.',
      'A material change, such as a new purpose or a new kind of recipient, is announced at least 15 days before and put to you again before you play; where it needs consent, it starts only with yours.',
    ),
  ),
]
