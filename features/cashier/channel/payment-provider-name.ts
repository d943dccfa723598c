const names: Readonly<Record<string, string>> = {
  bank: 'Bank transfer',
  maya: 'Maya',
  paymongo: 'PayMongo',
  sandpay: 'SandPay',
  xendit: 'Xendit',
}

/** What a payment provider calls itself; one that no longer exists here keeps its key. */
export const paymentProviderName = (id: string): string => names[id] ?? id
