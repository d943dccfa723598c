const pages: Readonly<Record<string, string>> = {
  campaign: '/campaigns/',
  day: '/daily-close?day=',
  gameProvider: '/providers/',
  player: '/players/',
  promotion: '/promotions/',
  segment: '/segments/',
  staff: '/staff/',
  supportTicket: '/tickets/',
  withdrawal: '/withdrawals/',
}

/** The page of an entry's subject, where it has one. */
export function subjectPath(subject: string): string | undefined {
  const [kind = '', id = '', ...others] = subject.split(':')
  const page = pages[kind]
  return page !== undefined && others.length === 0 && /^[\w-]+$/.test(id) ? page + id : undefined
}
