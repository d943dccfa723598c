import type { Institution, Rail } from '#features/cashier/bank-account/server/index.ts'

const mobileAccount = '09\\d{9}'
const bothRails: readonly Rail[] = ['instapay', 'pesonet']

type Bank = Pick<Institution, 'code' | 'bic' | 'name' | 'shortName' | 'accountRegex'>

const bank = (about: Bank): Institution => ({ ...about, kind: 'bank', rails: bothRails, nameInquiry: true })
const wallet = (about: Omit<Bank, 'accountRegex'>): Institution => ({
  ...about,
  kind: 'ewallet',
  rails: ['instapay'],
  accountRegex: mobileAccount,
  nameInquiry: true,
})

/** SandPay's institutions: the country's largest banks and two e-wallets, all simulated by the sandbox. */
export const sandpayInstitutions: readonly Institution[] = [
  wallet({ code: 'gcash', bic: 'GXCHPHM2XXX', name: 'G-Xchange, Inc.', shortName: 'GCash' }),
  wallet({ code: 'maya', bic: 'PAPHPHM1XXX', name: 'Maya Philippines, Inc.', shortName: 'Maya' }),
  bank({
    code: 'bdo',
    bic: 'BNORPHMMXXX',
    name: 'BDO Unibank, Inc.',
    shortName: 'BDO',
    accountRegex: '\\d{10}|\\d{12}',
  }),
  bank({
    code: 'bpi',
    bic: 'BOPIPHMMXXX',
    name: 'Bank of the Philippine Islands',
    shortName: 'BPI',
    accountRegex: '\\d{10}',
  }),
  bank({
    code: 'metrobank',
    bic: 'MBTCPHMMXXX',
    name: 'Metropolitan Bank and Trust Company',
    shortName: 'Metrobank',
    accountRegex: '\\d{13}',
  }),
  bank({
    code: 'unionbank',
    bic: 'UBPHPHMMXXX',
    name: 'Union Bank of the Philippines',
    shortName: 'UnionBank',
    accountRegex: '\\d{12}',
  }),
  bank({
    code: 'landbank',
    bic: 'TLBPPHMMXXX',
    name: 'Land Bank of the Philippines',
    shortName: 'LandBank',
    accountRegex: '\\d{10}',
  }),
  bank({
    code: 'rcbc',
    bic: 'RCBCPHMMXXX',
    name: 'Rizal Commercial Banking Corporation',
    shortName: 'RCBC',
    accountRegex: '\\d{10}|\\d{16}',
  }),
  bank({
    code: 'pnb',
    bic: 'PNBMPHMMXXX',
    name: 'Philippine National Bank',
    shortName: 'PNB',
    accountRegex: '\\d{12}',
  }),
  bank({
    code: 'securitybank',
    bic: 'SETCPHMMXXX',
    name: 'Security Bank Corporation',
    shortName: 'Security Bank',
    accountRegex: '\\d{13}',
  }),
]
