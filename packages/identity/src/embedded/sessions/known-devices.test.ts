import { expect, test } from 'vitest'
import { openKnownDevices } from './known-devices.ts'

const origin = 'https://plan.example.org'
const devices = openKnownDevices(origin, ['new secret', 'old secret'])
const name = '__Secure-butterleaf_device'

/** What the browser sends back. */
const sentBack = (line: string) => `theme=dark; ${line.split(';', 1)[0]}; other=1`

test('[AUTH-7] a device is known to the accounts that have signed in on it, and to no other', () => {
  const first = sentBack(devices.remember(undefined, 'ann'))
  const both = sentBack(devices.remember(first, 'ben'))
  const id = devices.find(first)
  expect(id).toMatch(/^[\w-]{22}$/)
  for (const account of ['ann', 'ben']) expect(devices.findFor(both, account)).toBe(id)
  expect(devices.findFor(first, 'ben')).toBeUndefined()
  expect(devices.findFor(undefined, 'ann')).toBeUndefined()
})

test('[AUTH-7] the cookie is for the sign-in alone: path, no script, https', () => {
  const line = devices.remember(undefined, 'ann')
  // Its id, the seal of it, and one mark.
  expect(line).toMatch(/^__Secure-butterleaf_device=[\w-]{22}\.[\w-]{43}\.[\w-]{43};/)
  expect(line).toMatch(/; Max-Age=15552000; Path=\/idp; HttpOnly; SameSite=Lax; Secure$/)
  expect(openKnownDevices('http://localhost:3000', ['a']).remember(undefined, 'ann')).toMatch(
    /^butterleaf_device=.*SameSite=Lax$/,
  )
})

test('[AUTH-7] a cookie that another secret signed, or that was changed, is no known device', () => {
  const theirs = sentBack(openKnownDevices(origin, ['another secret']).remember(undefined, 'ann'))
  expect(devices.find(theirs)).toBeUndefined()
  expect(devices.findFor(theirs, 'ann')).toBeUndefined()
  const ours = sentBack(devices.remember(undefined, 'ann'))
  const id = devices.find(ours) ?? ''
  expect(devices.find(ours.replace(id, 'x'.repeat(22)))).toBeUndefined()
  for (const made of ['', '.', 'x', `${id}`, `${id}..`, `${id}.${'x'.repeat(43)}.${'x'.repeat(43)}`]) {
    expect(devices.find(`${name}=${made}`)).toBeUndefined()
  }
})

test('[AUTH-7] a device stays known when the secret is changed once, and is signed with the new one', () => {
  const before = openKnownDevices(origin, ['old secret'])
  const cookie = sentBack(before.remember(undefined, 'ann'))
  expect(devices.findFor(cookie, 'ann')).toBe(before.find(cookie))
  const renewed = sentBack(devices.remember(cookie, 'ann'))
  expect(openKnownDevices(origin, ['new secret']).findFor(renewed, 'ann')).toBe(before.find(cookie))
})

test('[AUTH-7] the last four accounts of a shared device are known, so that the cookie stays small', () => {
  let cookie: string | undefined
  for (const account of ['a', 'b', 'c', 'd', 'e']) cookie = sentBack(devices.remember(cookie, account))
  const known = ['a', 'b', 'c', 'd', 'e'].filter((account) => devices.findFor(cookie, account))
  expect(known).toEqual(['b', 'c', 'd', 'e'])
})

test('[AUTH-7] of a cookie with more marks than a household has the first four are read, and no mark of another form', () => {
  let cookie: string | undefined
  const marks: string[] = []
  for (const account of ['a', 'b', 'c', 'd', 'e']) {
    cookie = devices.remember(cookie, account).split(';', 1)[0]
    marks.push(cookie?.split('.')[2] ?? '')
  }
  const [head, seal] = cookie?.split('.') ?? []
  const known = (own: readonly string[]) =>
    ['a', 'b', 'c', 'd', 'e'].filter((account) => devices.findFor([head, seal, ...own].join('.'), account))
  expect(known(marks)).toEqual(['a', 'b', 'c', 'd'])
  expect(known([...marks].reverse())).toEqual(['b', 'c', 'd', 'e'])
  expect(known(['short', `${marks[0]}x`, '', 'more', marks[4] ?? ''])).toEqual(['e'])
})

test('[AUTH-7] a cookie of another name is none of ours', () => {
  const own = devices.remember(undefined, 'ann').split(';', 1)[0] ?? ''
  expect(devices.find(`x${own}`)).toBeUndefined()
  expect(devices.find(`a=1;${own}`)).toBeDefined()
  expect(devices.find(own.replace(name, 'butterleaf_device'))).toBeUndefined()
})
