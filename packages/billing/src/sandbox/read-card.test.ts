import { describe, expect, it } from 'vitest'
import { isExpired, readCard } from './read-card.ts'

const now = new Date('2026-11-29T08:00:00Z')
const fields = {
  ...{ number: '4111 1111 1111 1111', month: '12', year: '2026', cvv: '123' },
  ...{ first_name: 'Robin', last_name: 'Oak' },
}
const read = (own: Partial<typeof fields>) => readCard({ ...fields, ...own }, now)
const faultsOf = (own: Partial<typeof fields>) => {
  const answer = read(own)
  return answer.ok ? [] : answer.faults.map(({ field, message }) => `${field}: ${message}`)
}

describe('a test card', () => {
  it.each([
    ['4111111111111111', 'visa', 'accepted', '123'],
    ['5555-5555-5555-4444', 'master', 'accepted', '123'],
    ['3782 822463 10005', 'american_express', 'accepted', '1234'],
    ['4000000000000002', 'visa', 'declined', '123'],
    ['4000 0000 0000 3220', 'visa', 'asks-bank', '123'],
    ['4000 0000 0000 0341', 'visa', 'declined-at-renewal', '123'],
  ])('[SUB-4] %s is kept as its brand and last four digits', (number, brand, behavior, cvv) => {
    const last_four = number.slice(-4)
    const card = { method: 'credit_card', brand, behavior, last_four, month: 12, year: 2026 }
    expect(read({ number, cvv })).toEqual({ ok: true, card })
  })

  it('[CHK-10] no other number is taken, and one that may be real gets a hint at the sandbox', () => {
    expect(faultsOf({ number: '4242 4242-4242 4242' })).toEqual([
      'number: This is a sandbox: it takes test cards only, such as 4111 1111 1111 1111.',
    ])
    expect(faultsOf({ number: '4111 1111 1111 1112' })).toEqual(['number: Card number is invalid.'])
    expect(faultsOf({ number: '' })).toEqual(['number: Card number is invalid.'])
  })

  it('[CHK-10] is good until its month is over', () => {
    expect(faultsOf({ month: '11' })).toEqual([])
    expect(faultsOf({ month: '10' })).toEqual(['month: This card has expired.'])
    expect(isExpired(11, 2026, new Date('2026-11-30T23:59:59.999Z'))).toBe(false)
    expect(isExpired(11, 2026, new Date('2026-12-01T00:00:00Z'))).toBe(true)
  })

  it('[CHK-10] its month is 1 to 12, its year this one to twenty on, in two digits or four', () => {
    for (const month of ['0', '13', '1.5', 'May', ''])
      expect(faultsOf({ month })).toEqual(['month: Month invalid.'])
    expect(faultsOf({ month: '1', year: '27' })).toEqual([])
    expect(faultsOf({ month: '12', year: '46' })).toEqual([])
    for (const year of ['25', '2025', '47', '2047', '027', '2027.5', 'soon', ''])
      expect(faultsOf({ year })).toEqual(['year: Year invalid.'])
  })

  it('[CHK-10] has as many digits behind as its brand, and a name', () => {
    for (const cvv of ['12', '1234', '12a', 'x123', ''])
      expect(faultsOf({ cvv })).toEqual(['cvv: Cvv invalid.'])
    expect(faultsOf({ number: '378282246310005' })).toEqual(['cvv: Cvv invalid.'])
    expect(faultsOf({ first_name: ' ' })).toEqual(['first_name: This can’t be empty.'])
    expect(faultsOf({ last_name: '' })).toEqual(['last_name: This can’t be empty.'])
    expect(faultsOf({ number: '1', month: '0', cvv: '', last_name: '' })).toHaveLength(4)
  })
})
