import * as v from 'valibot'
import { seconds } from '#core/clock/duration.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { submitIdentity } from '#features/players/identity/contract.ts'
import { uploadItems } from '#features/players/identity/identity-words.ts'
import { decideIdentity, openIdentity, viewDocument } from '#features/players/identity/staff-contract.ts'
import { testPicture } from '#tests/back-office/samples/handed-in.ts'
import { registerPlayer, signUpAnswers } from '#tests/support/registered-player.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'
import { habitOf } from './habits.ts'
import { type MonthPlayer, visitorOf } from './month-player.ts'
import type { MonthHouse } from './open-house.ts'
import { askAs } from './ask-as.ts'

const firstNames = [
  'Maria',
  'Jose',
  'Ligaya',
  'Ramon',
  'Tala',
  'Andres',
  'Luz',
  'Carlo',
  'Imelda',
  'Paolo',
  'Rosa',
  'Diego',
  'Corazon',
  'Miguel',
  'Dalisay',
]
const lastNames = [
  'Reyes',
  'Cruz',
  'Bautista',
  'Ocampo',
  'Garcia',
  'Mendoza',
  'Torres',
  'Castillo',
  'Flores',
  'Villanueva',
  'Ramos',
  'Aquino',
  'Navarro',
  'Mercado',
  'Salazar',
  'Pascual',
]
const seedsBetween = 7_919

/** Everybody registers by phone, hands in an identity, and is approved by an officer who looked at every picture. */
export async function enrolPlayers(house: MonthHouse): Promise<void> {
  const { plan, site, players } = house
  const picture = await testPicture()
  for (let index = 0; index < plan.players; index += 1) {
    const player = await enrol(house, index)
    players.push(player)
    await handIn(house, player, picture)
    site.clock.advance(seconds(1))
  }
  for (const player of players) await approve(house, player)
}

async function enrol({ plan, site }: MonthHouse, index: number): Promise<MonthPlayer> {
  const from = { ip: `10.${100 + (index >> 8)}.${index & 255}.7`, fingerprint: `phone-of-player-${index}` }
  // SandPay knows no account whose number ends in 98 or 99, by which its name would be confirmed.
  const mobile = `0917${String(500_000 + index)}0`
  const { token, id, password } = await registerPlayer(site, mobile, from)
  return {
    index,
    habit: habitOf(index),
    draw: seededTestDraw(plan.seed * seedsBetween + index),
    id,
    mobile,
    password,
    name: {
      firstName: firstNames[index % firstNames.length] ?? '',
      lastName: lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? '',
    },
    from,
    token,
    bankAccountId: undefined,
    coin: 0n,
    deposited: 0n,
    withdrawn: 0n,
    gifts: 0n,
    played: new Map(),
  }
}

async function handIn(house: MonthHouse, player: MonthPlayer, picture: Buffer): Promise<void> {
  for (const item of uploadItems) {
    const { body } = await uploadPicture(house.site, visitorOf(player), { item, file: picture })
    if (body['errcode'] !== 0) throw new Error(`a picture was refused: ${JSON.stringify(body)}`)
  }
  await askAs(house, player, submitIdentity, {
    ...player.name,
    middleName: 'Santos',
    birthDate: signUpAnswers.birthDate,
    birthplace: 'Cebu City',
    nationality: 'Filipino',
    presentAddress: '12 Mabini Street, Makati',
    permanentAddress: '12 Mabini Street, Makati',
    natureOfWork: 'Nurse',
    sourceOfFunds: 'salary',
    idType: 'passport',
    idNumber: `P${String(1_000_000 + player.index)}A`,
    declarations: signUpAnswers.declarations,
  })
}

const caseOut = v.looseObject({ revision: v.number() })

async function approve({ staff }: MonthHouse, { id: playerId }: MonthPlayer): Promise<void> {
  const reason = 'looked at every picture'
  const { revision } = v.parse(caseOut, await staff.act('kycOfficer', openIdentity, { playerId, reason }))
  for (const item of uploadItems) await staff.act('kycOfficer', viewDocument, { playerId, item, reason })
  await staff.act('kycOfficer', decideIdentity, { playerId, revision, decision: 'approve', reason })
}
