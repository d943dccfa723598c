import { list, paragraph, section, steps, table } from '../../blocks.ts'

/** Consent, children, the rights of the player, complaints and changes. */
export const consentAndRights = [
  section(
    'consent',
    'Giving and withdrawing consent',
    paragraph(
      'Where we rely on your consent, we ask for it separately, never make it a condition of playing, and record it.',
      'You can withdraw it at any time by writing to [{supportEmail}](mailto:{supportEmail}).',
      'Give your user ID, and say which consent you are withdrawing.',
    ),
    list(
      'We confirm within 3 business days and stop using your data for that purpose without delay.',
      'Withdrawing consent does not affect what we lawfully did before.',
      'We continue to use data for purposes that do not depend on your consent: payments, records, KYC and anti-money-laundering duties.',
      'If you withdraw consent to everything that an account needs, we have to close your account. We will tell you first and pay out your balance.',
    ),
  ),
  section(
    'messages',
    'Messages',
    paragraph(
      'We always send messages that your account needs: codes, receipts, security notices, and notices about limits and changes to the terms.',
      'We send offers only through channels you have chosen. We stop when you tell us to, during a break, and from the moment of any exclusion.',
      'If you turn on notifications for a device, the push service of its browser (of Google, Apple, Mozilla or Microsoft) receives an opaque address and an encrypted message without names or amounts. You can turn them off in your profile or in the settings of the device.',
    ),
  ),
  section(
    'children',
    'Children and minors',
    paragraph(
      '{operator} is for people aged 21 and over. We do not knowingly collect data about anyone younger.',
      'If we learn that we have such data, we close the account, keep only what the law requires and delete the rest.',
      'Parents and guardians: contact us if you think a young person has an account. Do not let anyone use your phone or account to play.',
    ),
  ),
  section(
    'your-rights',
    'Your rights',
    table({
      caption: 'Rights under the Data Privacy Act of 2012 (Republic Act 10173)',
      head: ['Right', 'What it means here'],
      rows: [
        [
          'To be informed',
          'To know whether, why and how your data is used. This policy and our replies to your requests tell you',
        ],
        [
          'To object',
          'To refuse a use that is based on consent or on our legitimate interest, such as advertising or profiling',
        ],
        [
          'To access',
          'To receive your data and learn its sources, its recipients and how decisions about you were made',
        ],
        ['To correct', 'To have wrong or outdated data corrected. You can change some of it in your profile'],
        [
          'To erasure or blocking',
          'To have data removed or blocked if it is false, held unlawfully, or no longer needed and not required by law',
        ],
        [
          'To data portability',
          'To receive the data you gave us, and your history, in a common electronic format. You can download it in your profile',
        ],
        ['To damages', 'To be compensated for harm caused by inaccurate, incomplete, false or unlawfully used data'],
        ['To complain', 'To file a complaint with the National Privacy Commission'],
      ],
    }),
    paragraph('If a player dies or is unable to act, their heirs or assigns may use these rights.'),
  ),
  section(
    'using-your-rights',
    'How to use your rights',
    paragraph(
      'You can download a copy of your data in your profile, under [My data](/profile/data), in a common electronic format (JSON). You can ask for one copy a day. We send you a message when it is ready, and delete the file after seven days.',
      'The copy does not contain images of your documents. For those, and for all your other rights:',
    ),
    steps(
      'Write to [{supportEmail}](mailto:{supportEmail}) with “Data Protection Officer” in the subject. You do not need a form.',
      'We verify that it is you, usually with a code sent to your registered number, and confirm your request within 3 business days.',
      'We answer within 15 business days. A complex request may take up to 30; in that case we tell you why.',
      'This is free of charge. If we refuse all or part of your request, we tell you the reason and the law we rely on.',
    ),
  ),
  section(
    'privacy-complaints',
    'Complaints about privacy',
    paragraph(
      'Please give us the chance to put things right first. The Data Protection Officer personally reviews every complaint.',
      'You may go to the National Privacy Commission of the Philippines (privacy.gov.ph) or to the courts at any time.',
    ),
  ),
  section(
    'changes',
    'Changes to this policy',
    paragraph(
      'Each version shows its date.',
      'We announce a material change, such as a new purpose or a new kind of recipient, at least 15 days in advance, and show it to you again before you play. If it needs your consent, it starts only after you give it.',
    ),
  ),
]
