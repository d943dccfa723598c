import { list, note, only, paragraph, section } from '../blocks.ts'
import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'

export const licence: LegalDocument = {
  id: 'licence',
  title: legalTitles.licence,
  version: legalVersions.licence.version,
  effective: '2026-11-21',
  summary: 'Who runs {operator}, by whose permission, and how you can check it.',
  sections: [
    section(
      'licence-holder',
      'Who holds the licence',
      only(
        'licensed',
        list(
          'Holder: {company}',
          'Address: {companyAddress}',
          'Licence number: {licenceNumber}',
          'Granted by: {regulator}',
        ),
      ),
      only(
        'demonstration',
        note(
          'This installation of {operator} is a demonstration and holds no gaming licence.',
          'No real money may be deposited, staked or paid out here. The payment providers behind it are simulations.',
        ),
      ),
      only(
        'demonstration',
        paragraph(
          'Before {company} may offer {operator} to the public, {regulator} must license it. This page will then show the number.',
        ),
      ),
    ),
    section(
      'how-to-check',
      'How to check a licence',
      paragraph(
        'Do not take a logo’s word for it. {regulator} publishes the licensed operators and their site addresses.',
        'Compare the name, the number and the address in your browser’s bar with that list. If they differ, do not sign in and do not pay; tell the regulator and us.',
      ),
    ),
    section(
      'what-it-demands',
      'What a licence demands',
      list(
        'Only persons of 21 years and older who are eligible may play, and their identity is verified.',
        'Players’ money is accounted for separately from the operator’s own and paid when due.',
        'Games are tested, their returns are published, and each round is recorded.',
        'Limits, time-outs and exclusions are offered and kept.',
        'Money laundering is prevented and reported.',
        'The regulator may inspect records and systems, and hears complaints of players.',
      ),
    ),
    section(
      'laws',
      'The laws behind it',
      list(
        'Presidential Decree 1869, as amended by Republic Act 9487: the charter of the Philippine Amusement and Gaming Corporation.',
        'Republic Act 9160, as amended, and Republic Act 10927: anti-money laundering, casinos included.',
        'Republic Act 10173: the Data Privacy Act of 2012.',
        'Republic Act 8792: the Electronic Commerce Act.',
        'Republic Act 11967: the Internet Transactions Act of 2023.',
        'Republic Act 7394: the Consumer Act of the Philippines.',
      ),
    ),
    section(
      'questions',
      'Questions and complaints',
      paragraph(
        'Ask us at [{supportEmail}](mailto:{supportEmail}). The way from there to the regulator is under “Complaints” in the [Terms of Use](/terms-of-use).',
      ),
    ),
  ],
}
