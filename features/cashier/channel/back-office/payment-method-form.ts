import { messages } from './messages/en.ts'

/** The form of one way to pay, as the operator fills it among the settings of the lobby. */
export const paymentMethodForm = {
  label: messages.paymentMethods,
  add: messages.addPaymentMethod,
  fields: [
    { name: 'name', kind: 'text', label: messages.name, lengthMax: 60 },
    { name: 'isShown', kind: 'flag', label: messages.shownToPlayers },
    {
      name: 'iconH5',
      kind: 'text',
      label: messages.icon,
      lengthMax: 500,
      hint: messages.iconHint,
    },
    {
      name: 'provider',
      kind: 'text',
      label: messages.provider,
      lengthMax: 40,
      hint: messages.providerHint,
    },
    { name: 'method', kind: 'text', label: messages.providerMethod, lengthMax: 40 },
    { name: 'amountMin', kind: { reading: 'money' }, label: messages.amountMin },
    { name: 'amountMax', kind: { reading: 'money' }, label: messages.amountMax },
    {
      name: 'amounts',
      kind: { reading: 'moneys' },
      label: messages.amounts,
      hint: messages.amountsHint,
    },
    {
      name: 'weight',
      kind: { reading: 'number' },
      label: messages.weight,
      hint: messages.weightHint,
    },
    {
      name: 'bankId',
      kind: { reading: 'number' },
      label: messages.bankRequired,
      hint: messages.bankHint,
    },
  ],
  blank: { name: '', isShown: false, provider: '', method: '', sort: 1 },
} as const
