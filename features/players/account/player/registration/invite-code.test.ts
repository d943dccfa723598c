import { beforeEach, expect, test } from 'vitest'
import { keepInvitation, recallInviteCode, takeInviteCode } from './invite-code.ts'

beforeEach(() => localStorage.clear())

test.each(['?inviteCode=AMBJHZZB', '?utm_source=x&inviteCode=AMBJHZZB', '?invite=AMBJHZZB'])(
  'an invitation in the first address of a visit, %s, is still known when the player registers',
  (search) => {
    keepInvitation(search)
    expect(takeInviteCode(undefined)).toBe('AMBJHZZB')
  },
)

test('an address without one, or with what is none, leaves the invitation that came earlier', () => {
  keepInvitation('?inviteCode=AMBJHZZB')
  keepInvitation('')
  keepInvitation('?inviteCode=%3Cscript%3E')
  expect(recallInviteCode()).toBe('AMBJHZZB')
})
