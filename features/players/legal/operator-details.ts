/** The operator's details in legal texts, by placeholder name. */
export const operatorFields = [
  'operator',
  'company',
  'companyAddress',
  'supportEmail',
  'licenceNumber',
  'regulator',
  'helpline',
  'helplinePhone',
] as const

export type OperatorField = (typeof operatorFields)[number]

export type OperatorDetails = Readonly<Record<OperatorField, string>>

/** The part of the web configuration that the texts use. */
export interface OperatorConfiguration {
  readonly operatorName: string
  readonly supportEmail: string
  readonly helpline: { readonly text: string; readonly phone: string }
  readonly licence: {
    readonly holder: string
    readonly address: string
    readonly number: string
    readonly regulator: string
  }
}

export function operatorDetails({ licence, helpline, ...rest }: OperatorConfiguration): OperatorDetails {
  return {
    operator: rest.operatorName,
    // A house that has not entered its company yet is called by the site's name.
    company: licence.holder || rest.operatorName,
    companyAddress: licence.address,
    supportEmail: rest.supportEmail,
    licenceNumber: licence.number,
    regulator: licence.regulator,
    helpline: helpline.text,
    helplinePhone: helpline.phone,
  }
}
