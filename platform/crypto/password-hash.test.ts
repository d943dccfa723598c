import { describe, expect, test } from 'vitest'
import { Overloaded } from './overloaded.ts'
import { createPasswordHash, passwordCost } from './password-hash.ts'

const cheap = { memoryKib: 64, passes: 2, parallelism: 1 }
const passwords = createPasswordHash({ cost: cheap })

describe('a password hash', () => {
  test('is an Argon2id PHC string at the cost that OWASP recommends, without the password', async () => {
    const encoded = await createPasswordHash().hash('correct horse')
    expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await createPasswordHash().verify('correct horse', encoded)).toBe(true)
  })

  test('agrees with a hash that the reference implementation made', async () => {
    // echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1 -l 32
    const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await passwords.verify('password', reference)).toBe(true)
    expect(await passwords.verify('Password', reference)).toBe(false)
  })

  test('is true for its password only, and different for the same password each time', async () => {
    const encoded = await passwords.hash('correct horse')
    expect(await passwords.verify('correct horse', encoded)).toBe(true)
    for (const wrong of ['', 'correct horse ', 'Correct horse', 'correct horse\0']) {
      expect(await passwords.verify(wrong, encoded)).toBe(false)
    }
    expect(await passwords.hash('correct horse')).not.toBe(encoded)
  })

  test('knows the same letters however the keyboard composed them', async () => {
    const encoded = await passwords.hash('Pe\u00f1afrancia')
    expect(await passwords.verify('Pen\u0303afrancia', encoded)).toBe(true)
  })

  test.each([
    '',
    'plain',
    '$argon2i$v=19$m=64,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=64,t=2,p=1$c29tZXNhbHQ',
  ])('that was damaged in storage (%j) is a defect, not a wrong password', async (damaged) => {
    await expect((async () => passwords.verify('x', damaged))()).rejects.toThrow('PHC')
  })

  test('needs a new hash when the cost has changed, and only then', async () => {
    const encoded = await passwords.hash('correct horse')
    expect(passwords.needsRehash(encoded)).toBe(false)
    expect(createPasswordHash({ cost: { ...cheap, passes: 3 } }).needsRehash(encoded)).toBe(true)
    expect(createPasswordHash({ cost: passwordCost }).needsRehash(encoded)).toBe(true)
    expect(await createPasswordHash({ cost: passwordCost }).verify('correct horse', encoded)).toBe(true)
  })

  test('takes as long for an account that does not exist', async () => {
    const real = createPasswordHash()
    const encoded = await real.hash('correct horse')
    const someone: number[] = []
    const nobody: number[] = []
    for (let round = 0; round < 9; round++) {
      someone.push(await timeOf(() => real.verify('wrong horse', encoded)))
      nobody.push(await timeOf(() => real.verifyNobody('wrong horse')))
    }
    expect(await real.verifyNobody('wrong horse')).toBe(false)
    // The minimum of nine is the time of the work itself; other load only adds to it.
    expect(Math.min(...nobody) / Math.min(...someone)).toSatisfy((ratio: number) => ratio > 0.5 && ratio < 2)
  })
})

describe('many sign-ins at once', () => {
  test('are processed a few at a time, and a full queue refuses at once', async () => {
    const busy = createPasswordHash({ cost: cheap, concurrencyMax: 2, waitingMax: 100 })
    const results = await Promise.allSettled(Array.from({ length: 500 }, () => busy.verifyNobody('x')))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(results).toHaveLength(500)
    expect(refused).toHaveLength(398)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(Overloaded)
    expect(await busy.verifyNobody('x')).toBe(false)
  })
})

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
